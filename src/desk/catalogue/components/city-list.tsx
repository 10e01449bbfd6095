import { Badge } from "../../../ui/badge.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CatalogueView } from "../catalogue.list.ts"
import { catalogueAddress } from "../catalogue.rules.ts"
import type { CatalogueCity } from "../catalogue.schema.ts"
import { catalogueTexts } from "../texts.ts"
import { OpenServiceDialog } from "./opening-dialogs.tsx"
import type { CatalogueDialog } from "./use-catalogue-dialog.ts"

type CityListProps = { view: CatalogueView; dialog: CatalogueDialog; canEdit: boolean }

/** Cities with what is open in them; each leads to its localities. */
export function CityList({ view: { cities, services, totalCities }, dialog, canEdit }: CityListProps) {
  const { cities: t, tabs } = useTexts(catalogueTexts)
  if (cities.length === 0) return <EmptyState title={t.none}>{t.noneHint}</EmptyState>
  const columns: Column<CatalogueCity>[] = [
    { header: t.columns.name, slot: "title", cell: (city) => <Name city={city} /> },
    { header: t.columns.open, name: "open", slot: "line", cell: ({ open }) => <OpenKinds open={open} /> },
    {
      header: t.columns.professionals,
      name: "professionals",
      slot: "more",
      width: "@[52rem]:w-48",
      cell: ({ professionals, waiting_professionals }) => (
        <span className="text-muted text-sm">
          {[t.professionals(professionals), t.waiting(waiting_professionals)].filter(Boolean).join(", ")}
        </span>
      ),
    },
    {
      header: t.columns.localities,
      slot: "chip",
      width: "@[52rem]:w-36",
      cell: (city) => (
        <Link
          to={catalogueAddress({ tab: "cities", city: city.id })}
          className="inline-flex min-h-11 items-center text-sm text-tile-ink underline-offset-4 hover:underline @[52rem]:min-h-9"
        >
          {t.localities(city.localities)}
        </Link>
      ),
    },
    ...(canEdit ? [openColumn(t.columns.acts, dialog)] : []),
  ]
  const city = cities.find(({ id }) => String(id) === dialog.of)
  return (
    <>
      <ListTable caption={tabs.cities} columns={columns} rows={cities} rowKey={({ id }) => String(id)} />
      {totalCities > cities.length && <p className="text-muted text-sm">{t.shown(cities.length, totalCities)}</p>}
      {canEdit && city && dialog.act === "open" && (
        <OpenServiceDialog key={city.id} city={city} services={services} dialog={dialog} />
      )}
    </>
  )
}

const openColumn = (header: string, dialog: CatalogueDialog): Column<CatalogueCity> => ({
  header,
  slot: "actions",
  width: "@[52rem]:w-44",
  cell: (city) => <OpenLink city={city} to={dialog.to("open", city.id)} />,
})

function OpenLink({ city, to }: { city: CatalogueCity; to: string }) {
  const { cities: t } = useTexts(catalogueTexts)
  return (
    <LinkButton to={to} preventScrollReset variant="secondary" size="small" aria-label={t.openOf(city.name)}>
      {t.open}
    </LinkButton>
  )
}

function Name({ city: { id, name, state, country } }: { city: CatalogueCity }) {
  return (
    <div className="min-w-0">
      <Link
        to={catalogueAddress({ tab: "cities", city: id })}
        className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <p className="wrap-anywhere text-muted text-sm">
        {state}, {country}
      </p>
    </div>
  )
}

function OpenKinds({ open }: Pick<CatalogueCity, "open">) {
  const { cities: t } = useTexts(catalogueTexts)
  if (open.length === 0) return <span className="text-muted text-sm">{t.nothingOpen}</span>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {open.map(({ id, name }) => (
        <li key={id}>
          <Badge tone="neem">{name}</Badge>
        </li>
      ))}
    </ul>
  )
}
