import { formerTexts } from "../../accounts/former.texts.ts"
import { LinkButton } from "../../ui/link.tsx"
import { useStableRows } from "../../ui/list/use-stable-rows.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { ProfessionalRequestsList } from "../professional-requests.list.ts"
import { inactiveSideOf, requestStatusAt, requestTransitionsFor, shownStatusOf } from "../service-request.rules.ts"
import type { ProfessionalRequest } from "../service-request.schema.ts"
import { professionalRequestsTexts } from "../texts.ts"
import { At, RequestItem } from "./request-item.tsx"
import { RequestMessageLink } from "./request-message-link.tsx"

type ProfessionalRequestsProps = {
  requests: readonly ProfessionalRequest[]
  /** Not filtered, nor a later page: what waits is shown before all others. */
  isWhole: boolean
  /** Beside those that are here. */
  moreWait: boolean
  list: ProfessionalRequestsList
}

/** What needs an answer, with what was answered here and stays there for a while; then all others. */
export function ProfessionalRequests({ requests, isWhole, moreWait, list }: ProfessionalRequestsProps) {
  const t = useTexts(professionalRequestsTexts)
  const now = new Date()
  const waiting = isWhole ? requests.filter((one) => requestStatusAt(one, now) === "pending") : []
  const first = useStableRows(waiting, requests)
  const others = requests.filter(({ id }) => first.every((one) => one.id !== id))
  const left = waiting.length
  const isSplit = first.length > 0
  return (
    <>
      {isSplit && <RequestSection title={t.waiting(left, moreWait)} requests={first} list={list} />}
      {others.length > 0 && <RequestSection title={isSplit ? t.earlier : null} requests={others} list={list} />}
    </>
  )
}

type RequestSectionProps = {
  /** Left out where it is the whole list. */
  title: string | null
  requests: readonly ProfessionalRequest[]
  list: ProfessionalRequestsList
}

function RequestSection({ title, requests, list }: RequestSectionProps) {
  return (
    <section className="mt-8 first:mt-0">
      {title && <h2 className="mb-3 text-xl">{title}</h2>}
      <ul className="grid grid-cols-1 gap-4">
        {requests.map((request) => (
          <ProfessionalRequestItem key={request.id} request={request} list={list} />
        ))}
      </ul>
    </section>
  )
}

type ItemProps = { request: ProfessionalRequest; list: ProfessionalRequestsList }

function ProfessionalRequestItem({ request, list }: ItemProps) {
  const t = useTexts(professionalRequestsTexts)
  const former = useTexts(formerTexts)
  const name = request.client_name ?? former.customer
  return (
    <RequestItem
      request={request}
      who={{ professionalId: null, name, portrait: request.client_portrait, shown: name }}
      answered={t.answered}
      acts={<Acts request={request} list={list} />}
    >
      <Outcome request={request} />
    </RequestItem>
  )
}

function Outcome({ request }: { request: ProfessionalRequest }) {
  const t = useTexts(professionalRequestsTexts)
  const status = requestStatusAt(request, new Date())
  if (status === "pending")
    return (
      <>
        {t.due(<At at={request.answer_due_at!} />)} {request.is_inquiry && t.inquiry.came}
      </>
    )
  if (status === "accepted" && request.client_contact) return <Contact contact={request.client_contact} />
  if (status === "accepted" && !request.can_write) return t.inquiry.told
  if (status === "accepted") return request.is_booked ? t.booked : t.accepted
  const shown = shownStatusOf(status, request)
  return shown === "account_inactive" ? t.inactive[inactiveSideOf(status)] : t.ended[shown]
}

/** What the sender of an inquiry lets them have. */
function Contact({ contact: { phone, email } }: { contact: NonNullable<ProfessionalRequest["client_contact"]> }) {
  const { inquiry: t } = useTexts(professionalRequestsTexts)
  const style = "inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4"
  return (
    <>
      <p>{t.reachable}</p>
      <p className="wrap-anywhere flex flex-wrap gap-x-5">
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={style}>
            {phone}
          </a>
        )}
        <a href={`mailto:${email}`} className={style}>
          {email}
        </a>
      </p>
    </>
  )
}

/** Nothing where nothing can be done any more. */
function Acts({ request, list }: ItemProps) {
  const t = useTexts(professionalRequestsTexts)
  const former = useTexts(formerTexts)
  if (requestTransitionsFor("professional", request, new Date()).length === 0)
    return <RequestMessageLink request={request} name={request.client_name ?? former.customer} />
  const whose = <span className="sr-only">{t.whose(request.client_name ?? former.customer, request.service_name)}</span>
  return (
    <>
      <LinkButton size="small" variant="secondary" to={list.toDialog("decline", request.id)} preventScrollReset>
        <span>
          {t.decline}
          {whose}
        </span>
      </LinkButton>
      <LinkButton variant="tinted" size="small" to={list.toDialog("accept", request.id)} preventScrollReset>
        <span>
          {t.accept}
          {whose}
        </span>
      </LinkButton>
    </>
  )
}
