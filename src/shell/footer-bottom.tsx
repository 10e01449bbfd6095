import { brand } from "../brand.ts"
import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"
import { ThemeSwitch } from "./theme-switch.tsx"

/** The last line of every footer; where it is the only one, it also says whom to write to. */
export function FooterBottom({ demo, hasContact }: { demo: boolean; hasContact: boolean }) {
  const t = useTexts(shellTexts)
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 text-on-basalt-muted text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        © 2026 {brand.legalName}
        {hasContact && (
          <a
            href={`mailto:${brand.emails.general}`}
            className="inline-flex min-h-11 items-center text-on-basalt underline-offset-4 hover:underline"
          >
            {brand.emails.general}
          </a>
        )}
        {demo && <span className="rounded-sm border border-on-basalt-brass px-1.5 text-on-basalt-brass">{t.demo}</span>}
      </p>
      <ThemeSwitch />
    </div>
  )
}
