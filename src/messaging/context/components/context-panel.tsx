import { Face } from "../../../drawings/face.tsx"
import { requestedBookingPath } from "../../../requests/service-request.rules.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SharedContact } from "../../contact/components/shared-contact.tsx"
import { professionalIdOf } from "../../conversations/names.ts"
import { contextTexts } from "../texts.ts"
import { ContextBookings } from "./context-bookings.tsx"
import type { ContextProps } from "./context-props.ts"
import { ContextRequest } from "./context-request.tsx"
import { FreeTimesOf } from "./free-times-of.tsx"
import { Safety } from "./safety.tsx"

/** Whom the conversation is with, and what the two have to do with each other. */
export function ContextPanel({ detail, name, store }: ContextProps) {
  const t = useTexts(contextTexts)
  const { side, provider_id, service_id, bookings } = detail
  const isGone = detail.write_refusal === "former"
  const isOfCustomer = side === "customer" && !isGone
  const canBook = side === "customer" && detail.write_refusal === null && service_id !== null
  const isToBook = canBook && isRequestToBook(detail)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid justify-items-center gap-2 text-center">
        <Face professionalId={professionalIdOf(detail)} name={name} portrait={detail.portrait} size="large" />
        {/* A drawer has it as its title. */}
        <p dir="auto" className="wrap-anywhere hidden max-w-full font-semibold font-serif text-xl xl:block">
          {name}
        </p>
        {side === "professional" && <p className="text-muted">{t.customer}</p>}
        {isOfCustomer && detail.answer_time && <p className="text-muted text-sm">{detail.answer_time}</p>}
        {isOfCustomer && (
          <div className="mt-1 flex w-full flex-wrap gap-2 *:grow">
            <LinkButton to={`/providers/${provider_id}`} variant="secondary" size="small" icon="user">
              {t.profile}
            </LinkButton>
            {canBook && !isToBook && (
              <LinkButton
                to={requestedBookingPath({ provider_id, service_id })}
                size="small"
                // What is booked comes first.
                variant={bookings.length > 0 ? "secondary" : "primary"}
                icon="calendar"
              >
                {bookings.length > 0 ? t.acts.bookAgain : t.acts.book}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {bookings.length > 0 && <ContextBookings detail={detail} />}
      {detail.request && <ContextRequest detail={detail} request={detail.request} isToBook={isToBook} />}
      {canBook && <FreeTimesOf providerId={provider_id} serviceId={service_id} name={name} />}
      {!isGone && <SharedContact detail={detail} name={name} store={store} />}
      <Safety detail={detail} name={name} store={store} />
    </div>
  )
}

/** Accepted, and no visit for it is ahead. */
const isRequestToBook = ({ request, bookings }: ContextProps["detail"]) =>
  request?.status === "accepted" && bookings.every((one) => one.service_id !== request.service_id || isOver(one))

const isOver = ({ status }: ContextProps["detail"]["bookings"][number]) =>
  status === "cancelled" || status === "completed"
