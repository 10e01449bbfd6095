import { Fragment } from "react"
import { formerTexts } from "../../accounts/former.texts.ts"
import { Link, LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { MyRequestsList } from "../my-requests.list.ts"
import {
  inactiveSideOf,
  othersPath,
  requestedBookingPath,
  requestStatusAt,
  requestTransitionsFor,
  shownStatusOf,
} from "../service-request.rules.ts"
import type { CustomerRequest } from "../service-request.schema.ts"
import { myRequestsTexts } from "../texts.ts"
import { At, RequestItem } from "./request-item.tsx"
import { RequestMessageLink } from "./request-message-link.tsx"

type CustomerRequestProps = { request: CustomerRequest; list: MyRequestsList }

/** What a customer has asked, and what they can do now: withdraw, book, or look for others. */
export function CustomerRequestItem({ request, list }: CustomerRequestProps) {
  const t = useTexts(myRequestsTexts)
  const former = useTexts(formerTexts)
  const name = request.provider_name ?? former.professional
  const shown = request.is_public ? (
    <Link to={`/providers/${request.provider_id}`} className="underline-offset-4 hover:underline">
      {name}
    </Link>
  ) : (
    name
  )
  return (
    <RequestItem
      request={request}
      who={{ professionalId: request.provider_id, name, portrait: request.provider_portrait, shown }}
      answered={t.answered}
      acts={
        <>
          <RequestMessageLink request={request} name={name} />
          <Acts request={request} list={list} />
        </>
      }
    >
      <Outcome request={request} />
    </RequestItem>
  )
}

function Outcome({ request }: { request: CustomerRequest }) {
  const t = useTexts(myRequestsTexts)
  const status = requestStatusAt(request, new Date())
  if (status === "pending") return t.due(<At at={request.answer_due_at!} />)
  if (status === "accepted") return t.accepted[acceptedAs(request)]
  const shown = shownStatusOf(status, request)
  return (
    <>
      {shown === "account_inactive" ? t.inactive[inactiveSideOf(status)] : t.ended[shown]}{" "}
      {request.others.length > 0 && t.offeredBy(<Others others={request.others} />)}
    </>
  )
}

const Others = ({ others }: Pick<CustomerRequest, "others">) =>
  others.map(({ provider_id, name }, at) => (
    <Fragment key={provider_id}>
      {at > 0 && ", "}
      <Link to={`/providers/${provider_id}`} className="underline underline-offset-4">
        {name}
      </Link>
    </Fragment>
  ))

const acceptedAs = ({ is_booked, is_bookable }: CustomerRequest) => {
  if (is_booked) return "booked"
  return is_bookable ? "bookable" : "paused"
}

function Acts({ request, list }: CustomerRequestProps) {
  const t = useTexts(myRequestsTexts)
  const former = useTexts(formerTexts)
  const name = request.provider_name ?? former.professional
  const now = new Date()
  if (requestTransitionsFor("customer", request, now).includes("withdraw"))
    return (
      <LinkButton size="small" variant="secondary" to={list.toDialog("withdraw", request.id)} preventScrollReset>
        <span>
          {t.withdraw}
          <span className="sr-only">{t.whose(name)}</span>
        </span>
      </LinkButton>
    )
  if (request.is_booked && request.status === "accepted")
    return (
      <LinkButton size="small" variant="secondary" to="/user/bookings">
        {t.toBookings}
      </LinkButton>
    )
  if (request.status === "accepted" && request.is_bookable)
    return (
      <LinkButton variant="tinted" size="small" to={requestedBookingPath(request)}>
        <span>
          {t.book}
          <span className="sr-only">{t.with(name)}</span>
        </span>
      </LinkButton>
    )
  return (
    <LinkButton size="small" variant="secondary" icon="search" to={othersPath(request)}>
      <span>
        {t.others}
        <span className="sr-only">{t.for(request.service_name)}</span>
      </span>
    </LinkButton>
  )
}
