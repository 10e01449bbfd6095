import { RequestBadge } from "../../../requests/components/request-state.tsx"
import { requestedBookingPath } from "../../../requests/service-request.rules.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { requestsPath } from "../paths.ts"
import { contextTexts } from "../texts.ts"
import { ContextSection } from "./context-section.tsx"

type Request = NonNullable<ConversationDetail["request"]>

export function ContextRequest({ detail, request }: { detail: ConversationDetail; request: Request }) {
  const t = useTexts(contextTexts)
  const { side, provider_id } = detail
  const { status, service_id, service_name, message } = request
  const isAnswered = side === "professional" && status === "pending"
  const canBook = side === "customer" && status === "accepted" && detail.service_id !== null
  return (
    <ContextSection title={t.request}>
      <div className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-paper p-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="wrap-anywhere font-semibold">{service_name}</span>
          <RequestBadge status={status} />
        </p>
        <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-muted text-sm">{message}</p>
        {canBook ? (
          <LinkButton to={requestedBookingPath({ provider_id, service_id })} size="small">
            {t.acts.book}
          </LinkButton>
        ) : (
          <LinkButton to={requestsPath(side)} size="small" variant={isAnswered ? "primary" : "secondary"}>
            {isAnswered ? t.acts.answerRequest : t.acts.requests}
          </LinkButton>
        )}
      </div>
    </ContextSection>
  )
}
