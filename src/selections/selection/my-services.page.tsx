import { lazy, type ReactNode, Suspense } from "react"
import { professionalTexts } from "../../professionals/texts.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Button } from "../../ui/button.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { RowAction } from "../../ui/list/row-action.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { ChoiceCard, choiceGrid } from "../components/choice-card.tsx"
import type { Route } from "./+types/my-services.page"
import { type MyServicesList, myServices } from "./my-services.list.ts"
import { changeSelectionInRow, hasSession } from "./selection.actions.ts"
import type { ServiceCard } from "./selection.schema.ts"
import { myServicesTexts } from "./texts.ts"

const BookingDialog = lazy(() => import("../../bookings/request/components/booking-dialog.tsx"))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, myServicesTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(myServices, request)

export const shouldRevalidate = keepListBehindDialog(myServices)

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  changeSelectionInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={myServices} />
}

export default function MyServices({ loaderData }: Route.ComponentProps) {
  const list = useList(myServices, loaderData)
  const t = useTexts(myServicesTexts)
  const findServices = (
    <LinkButton to="/user/service-search" icon="search" variant="secondary">
      {t.findServices}
    </LinkButton>
  )
  return (
    <>
      <AreaHeading title={t.title} actions={findServices}>
        {t.lead}
      </AreaHeading>
      <ListScreen list={list}>
        {(_rows, { selected, shortlisted, others }) => (
          <div className="grid grid-cols-1 gap-10 md:gap-12">
            {list.isFirstPage && (
              <>
                <Services id="selected" services={selected} list={list} note={t.note} />
                <Services
                  id="shortlist"
                  services={shortlisted}
                  list={list}
                  note={
                    <Link
                      to="/shortlist"
                      className="inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4"
                    >
                      {t.shortlist.all}
                    </Link>
                  }
                />
              </>
            )}
            <Services id="available" services={others} list={list} note={t.note} />
          </div>
        )}
      </ListScreen>
      <Booking list={list} />
    </>
  )
}

type ServicesProps = {
  id: "selected" | "shortlist" | "available"
  services: readonly ServiceCard[]
  list: MyServicesList
  note: ReactNode
}

function Services({ id, services, list, note }: ServicesProps) {
  const t = useTexts(myServicesTexts)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-xl md:text-2xl">
          {t[id].title}
        </h2>
        <div className="text-muted text-sm">{note}</div>
      </div>
      {services.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed p-5 text-muted">{t[id].none}</p>
      ) : (
        <ul className={choiceGrid}>
          {services.map((service) => (
            <ChoiceCard
              key={service.id}
              choice={service}
              work={service.name}
              title={service.title}
              offer={service.is_bookable ? service : undefined}
              isPublic={service.is_public}
              isRow
            >
              <Actions service={service} list={list} />
            </ChoiceCard>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Booked from here, selected or not; removed only where it is selected (specification 2 §2). */
function Actions({ service, list }: { service: ServiceCard; list: MyServicesList }) {
  const t = useTexts(myServicesTexts)
  const { book } = useTexts(professionalTexts)
  const { id, provider_id, service_type, is_selected, name, provider_name } = service
  const action = is_selected ? "remove" : "select"
  const whose = <span className="sr-only">{t.whose(name, provider_name)}</span>
  return (
    <>
      {service.is_bookable && (
        <LinkButton
          to={list.toDialog("book", id)}
          preventScrollReset
          icon="calendar"
          variant={is_selected ? "tinted" : "secondary"}
          className="whitespace-nowrap"
        >
          <span>
            {book}
            {whose}
          </span>
        </LinkButton>
      )}
      <RowAction list={list} act={{ action, id, provider_id, service_type }} isReady={hasSession}>
        {(button, busy) => (
          <Button
            {...button}
            variant={is_selected ? "secondary" : "quiet"}
            icon={is_selected ? "trash" : "check"}
            busy={busy}
          >
            <span>
              {t[action]}
              {whose}
            </span>
          </Button>
        )}
      </RowAction>
    </>
  )
}

/** Its address holds the service, so that it survives a reload; back closes it. */
function Booking({ list: { opened, close } }: { list: MyServicesList }) {
  if (!opened?.row.is_bookable) return null
  const { provider_id: id, provider_name: business_name } = opened.row
  return (
    <Suspense>
      <BookingDialog key={opened.row.id} provider={{ id, business_name }} service={opened.row} onClose={close} />
    </Suspense>
  )
}
