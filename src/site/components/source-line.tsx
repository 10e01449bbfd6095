import { useTexts } from "../../ui/use-texts.ts"
import { readsTexts } from "../texts.ts"

/** Where something is from, on the paper's own site. */
export function SourceLine({ name, url, className = "" }: { name: string; url: string; className?: string }) {
  const { source } = useTexts(readsTexts)
  return (
    <p className={`text-muted text-sm ${className}`}>
      {source}{" "}
      <a href={url} rel="noreferrer" className="underline underline-offset-2 hover:text-ink">
        {name}
      </a>
    </p>
  )
}
