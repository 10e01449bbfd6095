import { currentUser } from "../../platform/session/renewal.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Card } from "../../ui/card.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { agendaTexts } from "../agenda/texts.ts"
import { changeBookingInRow } from "../booking-row.actions.ts"
import { useBookingEvents } from "../undo/use-booking-events.ts"
import type { Route } from "./+types/professional-bookings.page"
import { ProfessionalBookings } from "./components/professional-bookings.tsx"
import { ProfessionalDialogs } from "./components/professional-dialogs.tsx"
import { StatusFilter } from "./components/status-filter.tsx"
import { professionalBookingList } from "./professional-bookings.list.ts"
import { professionalBookingsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, professionalBookingsTexts, (t) => t.title)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [view, user] = await Promise.all([loadList(professionalBookingList, request), currentUser()])
  return { view, isDual: user?.has_user_role ?? false }
}

export const shouldRevalidate = keepListBehindDialog(professionalBookingList)

/** What ends a booking is asked in a dialog, which is a form of its own. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => changeBookingInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={professionalBookingList} />
}

export default function ProfessionalBookingsPage({ loaderData: { view, isDual } }: Route.ComponentProps) {
  const list = useList(professionalBookingList, view)
  useBookingEvents(list.reload)
  const t = useTexts(professionalBookingsTexts)
  const { order } = useTexts(agendaTexts)
  return (
    <>
      <AreaHeading title={t.title} actions={<StatusFilter list={list} />}>
        {order}
      </AreaHeading>
      <ListScreen
        list={list}
        emptyAction={
          <LinkButton to="/provider/availability" variant="secondary" icon="clock">
            {t.setHours}
          </LinkButton>
        }
      >
        {(bookings, { waiting, next }) => (
          <ProfessionalBookings
            key={list.address}
            bookings={bookings}
            waiting={waiting}
            hasMore={next !== null}
            list={list}
          />
        )}
      </ListScreen>
      {isDual && <OwnBookings />}
      <ProfessionalDialogs list={list} />
    </>
  )
}

function OwnBookings() {
  const t = useTexts(professionalBookingsTexts)
  return (
    <Card className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <p>{t.alsoCustomer}</p>
      <LinkButton to="/user/bookings" variant="secondary" icon="calendar">
        {t.ownBookings}
      </LinkButton>
    </Card>
  )
}
