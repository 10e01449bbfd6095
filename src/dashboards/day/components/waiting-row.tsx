import { useState } from "react"
import type { Wanted } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { bookingWords } from "../../../bookings/booking.words.ts"
import { Total } from "../../../bookings/components/total.tsx"
import { When } from "../../../bookings/components/when.tsx"
import { DetailsLink } from "../../../bookings/lists/components/details-link.tsx"
import { MoveButtons } from "../../../bookings/lists/components/move-buttons.tsx"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { noShowWords } from "../../../bookings/no-show/no-show.words.ts"
import { ProposalAnswer } from "../../../bookings/proposal/components/proposal-answer.tsx"
import { openProposal } from "../../../bookings/proposal/proposal.rules.ts"
import { proposalWords } from "../../../bookings/proposal/proposal.words.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { StatusChip } from "../../../ui/status-chip.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { Face } from "../../components/face.tsx"
import { VisitPlace } from "../../components/visit-place.tsx"
import { dayWords } from "../day.words.ts"

interface WaitingRowProps {
  booking: ProfessionalBooking
  list: ProfessionalBookingList
  /** Undefined: it has been answered, and says how it stands now. */
  wanted: Wanted | undefined
}

/** What of it changes with the answer takes as much room before and after, so that no row below it moves. */
export function WaitingRow({ booking, list, wanted }: WaitingRowProps) {
  const { former } = useWords(bookingWords)
  const t = useWords(dayWords)
  const [was] = useState(wanted)
  const { client_name, client_portrait, service, offer_name, notes, status, total, duration, delivery } = booking
  const name = client_name ?? former.customer
  return (
    <li className={rowLook}>
      <Face seed={name} name={name} portrait={client_portrait} className="size-12 sm:size-14" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={list.toDialog("booking", booking.id)}
            preventScrollReset
            className="wrap-anywhere font-semibold text-lg underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-muted max-sm:basis-full">
            {wanted ? t.kinds[wanted] : <StatusChip status={status} />}
          </span>
        </p>
        <p className={was === "time" ? "max-sm:min-h-12" : ""}>
          <Times booking={booking} />
        </p>
      </div>
      <div className="grid min-w-0 gap-1 max-sm:col-span-2 sm:col-start-2 lg:row-start-2">
        <p className="text-muted text-sm">
          {offer_name || service.name} · <Total total={total} duration={duration} />
        </p>
        <p className="flex gap-1.5 text-muted text-sm">
          <Icon name={delivery === "online" ? "monitor" : "map-pin"} className="mt-0.5 size-4" />
          <VisitPlace booking={booking} />
        </p>
        {notes && <p className="mt-1 line-clamp-4 max-w-prose whitespace-pre-line">{t.quote(notes)}</p>}
      </div>
      <div className={actionsLook}>
        <Answers booking={booking} list={list} wanted={wanted} />
        {/* On a phone there is room for one line of buttons; the name leads there as well. */}
        <span className={wanted && wanted !== "request" ? "max-sm:hidden" : "contents"}>
          <DetailsLink bookingId={booking.id} list={list} />
        </span>
      </div>
    </li>
  )
}

const rowLook = [
  "grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-t pt-5 first:border-0 first:pt-0",
  "lg:grid-cols-[auto_minmax(0,1fr)_20.5rem] lg:gap-y-1",
].join(" ")

const actionsLook = [
  "flex flex-wrap gap-2 max-sm:col-span-2 max-sm:min-h-11 max-sm:[&_:is(a,button)]:grow sm:col-start-2",
  "lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:content-start lg:justify-end",
].join(" ")

/** The time it has, or the one that is asked for in its place. */
function Times({ booking }: { booking: ProfessionalBooking }) {
  const { instead } = useWords(proposalWords)
  const proposal = openProposal(booking, new Date())
  const time = (at: string) => (
    <strong className="font-semibold">
      <When at={at} />
    </strong>
  )
  if (proposal?.by !== "customer") return time(booking.start_time)
  const old = (
    <s className="text-muted">
      <When at={booking.start_time} />
    </s>
  )
  return instead(old, time(proposal.start_time))
}

function Answers({ booking, list, wanted }: WaitingRowProps) {
  const { way } = useWords(noShowWords)
  if (wanted === "time") return <ProposalAnswer booking={booking} reader="professional" list={list} size="small" />
  return (
    <>
      <MoveButtons booking={booking} list={list} size="small" only={["confirm", "decline", "complete"]} />
      {wanted === "completion" && (
        <LinkButton size="small" variant="secondary" to={list.toDialog("no_show", booking.id)} preventScrollReset>
          {way.said}
        </LinkButton>
      )}
    </>
  )
}
