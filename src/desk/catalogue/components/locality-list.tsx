import type { ManagedLocality } from "../../../locations/admin/localities/locality-admin.schema.ts"
import { localityFormTexts } from "../../../locations/admin/localities/texts.ts"
import { namedLike } from "../../../locations/admin/managed-place.rules.ts"
import { Breadcrumb } from "../../../ui/breadcrumb.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CatalogueView } from "../catalogue.list.ts"
import { catalogueAddress } from "../catalogue.rules.ts"
import { localityDeletionFormOf, localityFormOf } from "../locality.form.ts"
import { catalogueTexts } from "../texts.ts"
import type { CatalogueDialog } from "./use-catalogue-dialog.ts"

type LocalityListProps = {
  of: NonNullable<CatalogueView["localities"]>
  terms: string
  dialog: CatalogueDialog
  canEdit: boolean
}

/** The localities of a city with their centres, each of which opens on a map. */
export function LocalityList({ of: { city, localities }, terms, dialog, canEdit }: LocalityListProps) {
  const { localities: t, cities } = useTexts(catalogueTexts)
  const rows = namedLike(localities, terms)
  const columns: Column<ManagedLocality>[] = [
    {
      header: t.columns.name,
      slot: "title",
      cell: ({ name }) => <span className="wrap-anywhere font-semibold">{name}</span>,
    },
    {
      header: t.columns.centre,
      name: "centre",
      slot: "line",
      width: "@[52rem]:w-60",
      cell: (row) => <Centre of={row} />,
    },
    ...(canEdit ? [actsColumn(t.columns.acts, dialog)] : []),
  ]
  const opened = localities.find(({ id }) => String(id) === dialog.of)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Breadcrumb items={[{ label: t.back, to: catalogueAddress({ tab: "cities" }) }, { label: city.name }]} />
          <h2 className="text-xl">{t.title(city.name)}</h2>
        </div>
        {canEdit && (
          <LinkButton to={dialog.to("add")} preventScrollReset variant="secondary">
            {t.add}
          </LinkButton>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t.none}>{terms ? t.noMatchHint : t.noneHint}</EmptyState>
      ) : (
        <ListTable
          caption={cities.localities(rows.length)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
        />
      )}
      {canEdit && (dialog.act === "add" || (dialog.act === "edit" && opened)) && (
        <LocalityDialog key={opened?.id ?? "new"} city={city} locality={opened} dialog={dialog} />
      )}
      {canEdit && dialog.act === "delete" && opened && <DeleteDialog locality={opened} dialog={dialog} />}
    </div>
  )
}

function Centre({ of: { name, latitude, longitude } }: { of: ManagedLocality }) {
  const { localities: t } = useTexts(catalogueTexts)
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center tabular-nums text-muted text-sm underline-offset-4 hover:underline @[52rem]:min-h-9"
    >
      {latitude.toFixed(4)}, {longitude.toFixed(4)}
      <span className="sr-only">: {t.map(name)}</span>
    </a>
  )
}

const actsColumn = (header: string, dialog: CatalogueDialog): Column<ManagedLocality> => ({
  header,
  slot: "actions",
  width: "@[52rem]:w-48",
  cell: (row) => <Acts row={row} dialog={dialog} />,
})

function Acts({ row: { id, name }, dialog }: { row: ManagedLocality; dialog: CatalogueDialog }) {
  const { localities: t } = useTexts(catalogueTexts)
  const link = { preventScrollReset: true, size: "small" } as const
  return (
    <span data-row-acts="" className="inline-flex gap-1">
      <LinkButton {...link} to={dialog.to("edit", id)} variant="quiet" icon="pencil" aria-label={t.editOf(name)}>
        {t.edit}
      </LinkButton>
      <LinkButton
        {...link}
        to={dialog.to("delete", id)}
        variant="quiet-danger"
        icon="trash"
        aria-label={t.removeOf(name)}
      >
        {t.remove}
      </LinkButton>
    </span>
  )
}

type LocalityDialogProps = {
  city: { id: number; name: string }
  locality: ManagedLocality | undefined
  dialog: CatalogueDialog
}

function LocalityDialog({ city, locality, dialog }: LocalityDialogProps) {
  const texts = useTexts(localityFormTexts)
  const start = {
    name: locality?.name ?? "",
    latitude: locality ? String(locality.latitude) : "",
    longitude: locality ? String(locality.longitude) : "",
  }
  const form = useForm(localityFormOf(city.id, locality?.id), { ...dialog.settled, prefill: () => start })
  const t = locality ? texts.edit : texts.add
  return (
    <FormDialog
      form={form}
      title={t.title(locality?.name ?? city.name)}
      verb={t.verb}
      keep={texts.keep}
      onClose={dialog.close}
      keepOnOutsideClick
    >
      <CountedField {...form.field("name")} typed={form.typed.name} limit={80} autoComplete="off" data-first="" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field {...form.field("latitude")} inputMode="decimal" autoComplete="off" />
        <Field {...form.field("longitude")} inputMode="decimal" autoComplete="off" />
      </div>
    </FormDialog>
  )
}

function DeleteDialog({ locality: { id, name }, dialog }: { locality: ManagedLocality; dialog: CatalogueDialog }) {
  const { remove: t, keep } = useTexts(localityFormTexts)
  const form = useForm(localityDeletionFormOf(id), dialog.settled)
  return (
    <FormDialog
      form={form}
      title={t.title(name)}
      verb={t.verb}
      keep={keep}
      variant="danger"
      isQuestion
      onClose={dialog.close}
    >
      <p>{t.meaning}</p>
    </FormDialog>
  )
}
