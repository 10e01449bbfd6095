import { RequestBadge } from "../../../requests/components/request-state.tsx"
import { requestedBookingPath } from "../../../requests/service-request.rules.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { answerPath, requestPath } from "../paths.ts"
import { contextTexts } from "../texts.ts"
import { ContextSection } from "./context-section.tsx"

type Request = NonNullable<ConversationDetail["request"]>

interface ContextRequestProps {
  detail: ConversationDetail
  request: Request
  /** It was accepted, and what was asked for is to be booked next. */
  isToBook: boolean
}

export function ContextRequest({ detail, request, isToBook }: ContextRequestProps) {
  const t = useTexts(contextTexts)
  const { side, provider_id } = detail
  const { id, status, service_id, service_name, message } = request
  const isAwaited = side === "professional" && status === "pending"
  return (
    <ContextSection title={t.request}>
      <div className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-paper p-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="wrap-anywhere font-semibold">{service_name}</span>
          <RequestBadge status={status} />
        </p>
        <p dir="auto" className="wrap-anywhere line-clamp-3 whitespace-pre-line text-muted text-sm">
          {message}
        </p>
        {isAwaited ? (
          <div className="flex gap-2 *:grow">
            <LinkButton to={answerPath("decline", id)} size="small" variant="secondary">
              {t.acts.decline}
            </LinkButton>
            <LinkButton to={answerPath("accept", id)} size="small">
              {t.acts.accept}
            </LinkButton>
          </div>
        ) : isToBook ? (
          <LinkButton to={requestedBookingPath({ provider_id, service_id })} size="small">
            {t.acts.book}
          </LinkButton>
        ) : (
          <LinkButton to={requestPath(side, id)} size="small" variant="secondary">
            {t.acts.requests}
          </LinkButton>
        )}
      </div>
    </ContextSection>
  )
}
