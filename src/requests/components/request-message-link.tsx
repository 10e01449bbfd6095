import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { CustomerRequest, ProfessionalRequest } from "../service-request.schema.ts"
import { requestTexts } from "../texts.ts"

type RequestMessageLinkProps = { request: CustomerRequest | ProfessionalRequest; name: string }

/** To the conversation that an acceptance has opened. */
export function RequestMessageLink({ request: { id, status }, name }: RequestMessageLinkProps) {
  const t = useTexts(requestTexts)
  if (status !== "accepted") return null
  return (
    <LinkButton size="small" variant="secondary" icon="message" to={`/messages?request=${id}`}>
      {t.write(<span className="sr-only">{name}</span>)}
    </LinkButton>
  )
}
