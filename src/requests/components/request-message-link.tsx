import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { CustomerRequest, ProfessionalRequest } from "../service-request.schema.ts"
import { requestTexts } from "../texts.ts"

type RequestMessageLinkProps = { request: CustomerRequest | ProfessionalRequest; name: string }

/** To the conversation that an acceptance has opened. */
export function RequestMessageLink({ request, name }: RequestMessageLinkProps) {
  const t = useTexts(requestTexts)
  const other = "provider_name" in request ? request.provider_name : request.client_name
  // Nobody is at the other end once an account is deleted.
  if (request.status !== "accepted" || other === null) return null
  if ("can_write" in request && !request.can_write) return null
  return (
    <LinkButton size="small" variant="secondary" icon="message" to={`/messages?request=${request.id}`}>
      {t.write(<span className="sr-only">{name}</span>)}
    </LinkButton>
  )
}
