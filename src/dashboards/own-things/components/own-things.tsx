import { Form } from "react-router"
import { reviewPath } from "../../../bookings/booking.rules.ts"
import type { CustomerBooking } from "../../../bookings/booking.schema.ts"
import { CounterpartPortrait, useCounterpart } from "../../../bookings/components/counterpart.tsx"
import { Picture } from "../../../drawings/picture.tsx"
import { ConversationRow } from "../../../messaging/conversations/components/conversation-row.tsx"
import type { Conversation } from "../../../messaging/message.schema.ts"
import type { ServiceCard } from "../../../selections/selection/selection.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { CustomerOverview } from "../../overview.contract.ts"
import type { OwnThings as Own } from "../own-things.list.ts"
import { ownThingsTexts } from "../texts.ts"
import { OwnCard } from "./own-card.tsx"

interface OwnThingsProps {
  overview: CustomerOverview
  own: Own
  /** How many services there are to find; undefined: not known. */
  offered: string | undefined
}

/** What is a customer's own, and where there is nothing yet what to do about it. */
export function OwnThings({ overview, own, offered }: OwnThingsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <Bookings overview={overview} unreviewed={own.unreviewed ?? []} />
        {own.conversations && <Messages conversations={own.conversations} />}
      </div>
      <div className="grid gap-6">
        <Services overview={overview} kept={own.kept ?? []} />
        <Search offered={offered} />
      </div>
    </div>
  )
}

function Services({ overview, kept }: { overview: CustomerOverview; kept: readonly ServiceCard[] }) {
  const { services: t } = useTexts(ownThingsTexts)
  const count = t.count(overview.selected_services, overview.shortlisted)
  return (
    <OwnCard title={t.title} to="/user/services" count={count}>
      {count === "" && <p className="text-muted">{t.none}</p>}
      {kept.length > 0 && (
        <ul className="grid grid-cols-2 gap-3">
          {kept.map(({ provider_id, provider_name, name, cover }) => (
            <li key={provider_id} className="min-w-0">
              <Link to={`/providers/${provider_id}`} className="group block rounded-md">
                <Picture
                  {...cover}
                  detail="low"
                  className="aspect-3/2 w-full rounded-md border border-line object-cover"
                />
                <span className="mt-1.5 block truncate font-semibold text-ink group-hover:underline">
                  {provider_name}
                </span>
                <span className="block truncate text-muted text-sm">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </OwnCard>
  )
}

function Messages({ conversations }: { conversations: readonly Conversation[] }) {
  const { messages: t } = useTexts(ownThingsTexts)
  return (
    <OwnCard title={t.title} to="/messages">
      {conversations.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <ul className="-mx-4 -mb-4 sm:-mx-6 sm:-mb-6 overflow-hidden rounded-b-lg border-line border-t *:last:border-b-0">
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} isOpen={false} isTyping={false} />
          ))}
        </ul>
      )}
    </OwnCard>
  )
}

function Bookings({ overview, unreviewed }: { overview: CustomerOverview; unreviewed: readonly CustomerBooking[] }) {
  const { bookings: t } = useTexts(ownThingsTexts)
  const { upcoming_bookings, pending_bookings, pending_requests } = overview
  const count = t.count(upcoming_bookings, pending_bookings)
  return (
    <OwnCard title={t.title} to="/user/bookings" count={count}>
      {count === "" && pending_requests === 0 && <p className="text-muted">{t.none}</p>}
      {pending_requests > 0 && (
        <p>
          <Link to="/user/requests" className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4">
            {t.requests(pending_requests)}
          </Link>
        </p>
      )}
      {unreviewed.length > 0 && (
        <>
          <h3 className="font-normal font-sans text-base text-muted tracking-normal">
            {t.toReview(unreviewed.length)}
          </h3>
          <ul className="grid gap-3">
            {unreviewed.map((booking) => (
              <VisitToReview key={booking.id} booking={booking} />
            ))}
          </ul>
        </>
      )}
    </OwnCard>
  )
}

function VisitToReview({ booking }: { booking: CustomerBooking }) {
  const { bookings: t } = useTexts(ownThingsTexts)
  const dates = useDates()
  const { name } = useCounterpart(booking)
  return (
    <li className="flex flex-wrap items-center gap-3">
      <CounterpartPortrait booking={booking} size="normal" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-muted text-sm">
          {t.visit(booking.service.name, dates.dayOfMonth(booking.start_time))}
        </span>
      </p>
      <LinkButton to={reviewPath(booking.id)} variant="secondary" size="small" icon="star">
        <span>
          {t.write}
          <span className="sr-only">{t.about(name)}</span>
        </span>
      </LinkButton>
    </li>
  )
}

/** What is typed stands in the address of the search, as when it is typed there. */
function Search({ offered }: { offered: string | undefined }) {
  const { search: t } = useTexts(ownThingsTexts)
  return (
    <OwnCard title={t.title} to="/user/service-search">
      {offered && <p className="text-muted">{t.offered(offered)}</p>}
      <Form action="/user/service-search" role="search" className="flex gap-2">
        <Field
          label={t.label}
          hideLabel
          name="query"
          type="search"
          icon="search"
          placeholder={t.placeholder}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          {t.button}
        </Button>
      </Form>
    </OwnCard>
  )
}
