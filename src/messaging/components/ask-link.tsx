import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { messagesLinkTexts } from "../texts.ts"

/** From a profile into the conversation with its professional; whoever is not signed in does that on the way. */
export function AskLink({ id, name }: { id: string; name: string }) {
  const t = useTexts(messagesLinkTexts)
  return (
    <Link
      to={`/messages?to=${id}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink underline-offset-4 hover:underline"
    >
      <Icon name="message" />
      <span>{t.ask(<span className="sr-only">{name}</span>)}</span>
    </Link>
  )
}
