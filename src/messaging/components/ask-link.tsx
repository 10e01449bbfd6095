import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { messagesLinkTexts } from "../texts.ts"

/** From a profile into the conversation with its professional; whoever is not signed in does that on the way. */
export function AskLink({ id, name }: { id: string; name: string }) {
  const t = useTexts(messagesLinkTexts)
  return (
    <LinkButton to={`/messages?to=${id}`} variant="secondary" size="small" icon="message">
      {t.ask(<span className="sr-only">{name}</span>)}
    </LinkButton>
  )
}
