import { Picture } from "../../../drawings/picture.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CatalogueView } from "../catalogue.list.ts"
import type { CatalogueService } from "../catalogue.schema.ts"
import { catalogueTexts } from "../texts.ts"
import { CloseDialog, OpenInCityDialog } from "./opening-dialogs.tsx"
import type { CatalogueDialog } from "./use-catalogue-dialog.ts"

type ServiceListProps = { view: CatalogueView; dialog: CatalogueDialog; canEdit: boolean }

/** The kinds of service: where each is open, and how many wait for those that are not. */
export function ServiceList({ view: { services, cities, totalCities }, dialog, canEdit }: ServiceListProps) {
  const { services: t, tabs } = useTexts(catalogueTexts)
  const columns: Column<CatalogueService>[] = [
    { header: t.columns.name, slot: "title", cell: (service) => <Name service={service} /> },
    {
      header: t.columns.open,
      slot: "line",
      width: "@[52rem]:w-52",
      cell: (service) => <OpenIn service={service} dialog={canEdit ? dialog : undefined} />,
    },
    {
      header: t.columns.professionals,
      name: "professionals",
      slot: "more",
      width: "@[52rem]:w-44",
      cell: ({ professionals, open_bookings }) => (
        <span className="text-muted text-sm">
          {t.professionals(professionals)}
          <br />
          {t.bookings(open_bookings)}
        </span>
      ),
    },
    {
      header: t.columns.waiting,
      name: "waiting",
      slot: "chip",
      width: "@[52rem]:w-44",
      cell: ({ waiting_people, waiting_professionals }) => {
        const isWaiting = waiting_people + waiting_professionals > 0
        return (
          <span className={`text-sm ${isWaiting ? "font-semibold" : "text-muted"}`}>
            {t.waiting(waiting_people, waiting_professionals)}
          </span>
        )
      },
    },
    ...(canEdit ? [openColumn(t.acts, dialog)] : []),
  ]
  const service = services.find(({ id }) => String(id) === dialog.of)
  const city = service?.cities.find(({ id }) => String(id) === dialog.in)
  return (
    <>
      <ListTable caption={tabs.services} columns={columns} rows={services} rowKey={({ id }) => String(id)} />
      {canEdit && service?.can_open && dialog.act === "open" && (
        <OpenInCityDialog
          key={service.id}
          service={service}
          cities={cities}
          hasMore={totalCities > cities.length}
          dialog={dialog}
        />
      )}
      {canEdit && service && city && dialog.act === "close" && (
        <CloseDialog key={service.id} service={service} city={city} dialog={dialog} />
      )}
    </>
  )
}

const openColumn = (header: string, dialog: CatalogueDialog): Column<CatalogueService> => ({
  header,
  slot: "actions",
  width: "@[52rem]:w-28",
  cell: (service) => (service.can_open ? <OpenLink service={service} to={dialog.to("open", service.id)} /> : null),
})

function OpenLink({ service, to }: { service: CatalogueService; to: string }) {
  const { services: t } = useTexts(catalogueTexts)
  return (
    <LinkButton to={to} preventScrollReset variant="secondary" size="small" aria-label={t.openOf(service.plural_name)}>
      {t.open}
    </LinkButton>
  )
}

function Name({ service: { slug, plural_name } }: { service: CatalogueService }) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        kind="service"
        seed={slug}
        detail="low"
        className="size-12 shrink-0 rounded-md border border-line bg-sunken object-cover"
      />
      <span className="wrap-anywhere font-semibold">{plural_name}</span>
    </span>
  )
}

function OpenIn({ service, dialog }: { service: CatalogueService; dialog: CatalogueDialog | undefined }) {
  const { services: t } = useTexts(catalogueTexts)
  if (!service.can_open) return <Badge>{t.information}</Badge>
  if (service.cities.length === 0)
    return (
      <Badge tone="brass" icon="clock">
        {t.nowhere}
      </Badge>
    )
  return (
    <ul className="grid justify-items-start gap-1">
      {service.cities.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-1">
          <Badge tone="neem" icon="check">
            {name}
          </Badge>
          {dialog && (
            <LinkButton
              to={dialog.to("close", service.id, id)}
              preventScrollReset
              variant="quiet-danger"
              size="small"
              aria-label={t.closeOf(name, service.plural_name)}
            >
              {t.close(name)}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
