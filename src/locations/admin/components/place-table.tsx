import type { ReactNode } from "react"
import { Badge } from "../../../ui/badge.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ManagedCity, ManagedCountry, ManagedState } from "../location-admin.schema.ts"
import { addressOf } from "../managed-place.rules.ts"
import { locationAdminTexts } from "../texts.ts"

interface TableProps<Row> {
  rows: readonly Row[]
  /** Undefined for who may only look. */
  toDialog: ((dialog: "edit" | "delete", id: number) => string) | undefined
}
type Named = { id: number; name: string }

export function CountryTable({ rows, toDialog }: TableProps<ManagedCountry>) {
  const t = useTexts(locationAdminTexts)
  const to = ({ id }: ManagedCountry) => addressOf({ tab: "states", country: String(id) })
  const columns: Column<ManagedCountry>[] = [
    { header: t.columns.name, slot: "title", cell: (row) => <PlaceLink to={to(row)}>{row.name}</PlaceLink> },
    {
      header: t.columns.code,
      name: "code",
      slot: "chip",
      width: "@[52rem]:w-28",
      cell: ({ code }) => <Code>{code}</Code>,
    },
    {
      header: t.columns.states,
      name: "states",
      slot: "line",
      width: "@[52rem]:w-40",
      cell: ({ state_count }) => <Muted>{t.statesOf(state_count)}</Muted>,
    },
    ...actsColumn(t.columns.acts, toDialog),
  ]
  return <ListTable caption={t.tabs.countries} columns={columns} rows={rows} rowKey={keyOf} />
}

export function StateTable({ rows, toDialog, isWide }: TableProps<ManagedState> & { isWide: boolean }) {
  const t = useTexts(locationAdminTexts)
  const to = ({ id }: ManagedState) => addressOf({ tab: "cities", state: String(id) })
  const columns: Column<ManagedState>[] = [
    { header: t.columns.name, slot: "title", cell: (row) => <PlaceLink to={to(row)}>{row.name}</PlaceLink> },
    {
      header: t.columns.code,
      name: "code",
      slot: "chip",
      width: "@[52rem]:w-28",
      cell: ({ code }) => (code ? <Code>{code}</Code> : null),
    },
    ...(isWide
      ? [
          {
            header: t.columns.country,
            name: "country",
            slot: "line",
            cell: (row) => row.country_name,
          } as const satisfies Column<ManagedState>,
        ]
      : []),
    {
      header: t.columns.cities,
      name: "cities",
      slot: isWide ? "more" : "line",
      width: "@[52rem]:w-40",
      cell: ({ city_count }) => <Muted>{t.citiesOf(city_count)}</Muted>,
    },
    ...actsColumn(t.columns.acts, toDialog),
  ]
  return <ListTable caption={t.tabs.states} columns={columns} rows={rows} rowKey={keyOf} />
}

export function CityTable({ rows, toDialog, isWide }: TableProps<ManagedCity> & { isWide: boolean }) {
  const t = useTexts(locationAdminTexts)
  const columns: Column<ManagedCity>[] = [
    { header: t.columns.name, slot: "title", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    ...(isWide
      ? [
          {
            header: t.columns.state,
            name: "state",
            slot: "line",
            cell: ({ state_name, country_name }) => `${state_name}, ${country_name}`,
          } as const satisfies Column<ManagedCity>,
        ]
      : []),
    {
      header: t.columns.localities,
      name: "localities",
      slot: isWide ? "more" : "line",
      width: "@[52rem]:w-40",
      cell: ({ locality_count }) => <Muted>{t.localitiesOf(locality_count)}</Muted>,
    },
    {
      header: t.columns.use,
      name: "use",
      slot: "chip",
      width: "@[52rem]:w-40",
      cell: ({ is_open }) =>
        is_open ? (
          <Badge tone="neem" icon="check">
            {t.isOpen}
          </Badge>
        ) : null,
    },
    ...actsColumn(t.columns.acts, toDialog),
  ]
  return <ListTable caption={t.tabs.cities} columns={columns} rows={rows} rowKey={keyOf} />
}

const keyOf = ({ id }: Named) => String(id)

const Muted = ({ children }: { children: ReactNode }) => <span className="text-muted">{children}</span>

const Code = ({ children }: { children: string }) => <Badge className="tabular-nums">{children}</Badge>

function PlaceLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline @[52rem]:min-h-9"
    >
      {children}
    </Link>
  )
}

const actsColumn = (header: string, toDialog: TableProps<Named>["toDialog"]): Column<Named>[] =>
  toDialog
    ? [{ header, slot: "actions", width: "@[52rem]:w-48", cell: (row) => <Acts row={row} toDialog={toDialog} /> }]
    : []

function Acts({ row: { id, name }, toDialog }: { row: Named; toDialog: NonNullable<TableProps<Named>["toDialog"]> }) {
  const t = useTexts(locationAdminTexts)
  return (
    <span data-row-acts="" className="inline-flex gap-1">
      <LinkButton
        {...stay}
        to={toDialog("edit", id)}
        variant="quiet"
        size="small"
        icon="pencil"
        aria-label={t.editOf(name)}
      >
        {t.edit}
      </LinkButton>
      <LinkButton
        {...stay}
        to={toDialog("delete", id)}
        variant="quiet-danger"
        size="small"
        icon="trash"
        aria-label={t.deleteOf(name)}
      >
        {t.delete}
      </LinkButton>
    </span>
  )
}

const stay = { preventScrollReset: true }
