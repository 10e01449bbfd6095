import type { ComponentProps, ReactNode } from "react"
import { useRevalidator } from "react-router"
import { WORD_LENGTH } from "../../../search/synonyms/synonym.rules.ts"
import type { Synonym } from "../../../search/synonyms/synonym.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import type { Field } from "../../../ui/field/field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../../ui/form/use-form.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { type Column, Table } from "../../../ui/table.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CatalogueView } from "../catalogue.list.ts"
import { synonymDeletionFormOf, synonymFormOf } from "../synonym.form.ts"
import { catalogueTexts } from "../texts.ts"
import { TryOut } from "./try-out.tsx"
import type { CatalogueDialog } from "./use-catalogue-dialog.ts"

type SynonymListProps = { view: CatalogueView; dialog: CatalogueDialog; canEdit: boolean }

export function SynonymList({ view: { synonyms, totalSynonyms }, dialog, canEdit }: SynonymListProps) {
  const { synonyms: t, tabs } = useTexts(catalogueTexts)
  const columns: Column<Synonym>[] = [
    { header: t.columns.word, slot: "title", cell: ({ word }) => <b className="wrap-anywhere">{word}</b> },
    { header: t.columns.means, slot: "line", cell: ({ means }) => <span className="wrap-anywhere">{means}</span> },
    ...(canEdit ? [actsColumn(t.columns.acts, dialog)] : []),
  ]
  const place = synonyms.findIndex((row) => isOpened(row, dialog))
  const opened = canEdit ? synonyms[place] : undefined
  const edited = dialog.act === "edit" ? opened : undefined
  const table = (rows: readonly Synonym[], hideHeaders = false) =>
    rows.length > 0 && (
      <Table
        caption={hideHeaders ? t.further : tabs.synonyms}
        columns={columns}
        rows={rows}
        rowKey={({ word, means }) => `${word} ${means}`}
        hideHeaders={hideHeaders}
      />
    )
  return (
    <div className="grid gap-4">
      {synonyms.length === 0 ? (
        <EmptyState title={t.none}>{t.noneHint}</EmptyState>
      ) : (
        <>
          {table(edited ? synonyms.slice(0, place) : synonyms)}
          {edited && <EditedSynonym key={`${edited.word} ${edited.means}`} synonym={edited} dialog={dialog} />}
          {edited && table(synonyms.slice(place + 1), place > 0)}
        </>
      )}
      {totalSynonyms > synonyms.length && (
        <p className="text-muted text-sm">{t.shown(synonyms.length, totalSynonyms)}</p>
      )}
      {opened && dialog.act === "delete" && <DeleteDialog synonym={opened} dialog={dialog} />}
    </div>
  )
}

const isOpened = ({ word, means }: Synonym, dialog: CatalogueDialog) => word === dialog.of && means === dialog.in

/** In the place of one of the rows is what changes it: a new one is not added meanwhile. */
export const isEditedIn = ({ synonyms }: CatalogueView, dialog: CatalogueDialog) =>
  dialog.act === "edit" && synonyms.some((row) => isOpened(row, dialog))

const actsColumn = (header: string, dialog: CatalogueDialog): Column<Synonym> => ({
  header,
  slot: "actions",
  width: "@[52rem]:w-48",
  cell: (row) => <Acts row={row} dialog={dialog} />,
})

function Acts({ row: { word, means }, dialog }: { row: Synonym; dialog: CatalogueDialog }) {
  const { edit, remove } = useTexts(catalogueTexts).synonyms
  const link = { preventScrollReset: true, size: "small" } as const
  return (
    <span data-row-acts="" className="inline-flex gap-1">
      <LinkButton
        {...link}
        to={dialog.to("edit", word, means)}
        variant="quiet"
        icon="pencil"
        aria-label={edit.of(word, means)}
      >
        {edit.verb}
      </LinkButton>
      <LinkButton
        {...link}
        to={dialog.to("delete", word, means)}
        variant="quiet-danger"
        icon="trash"
        aria-label={remove.of(word, means)}
      >
        {remove.verb}
      </LinkButton>
    </span>
  )
}

/** In its row's place, with what a search would make of the change beside it. */
function EditedSynonym({ synonym, dialog }: { synonym: Synonym; dialog: CatalogueDialog }) {
  const { edit: t } = useTexts(catalogueTexts).synonyms
  const form = useForm(synonymFormOf(synonym), { ...dialog.settled, prefill: () => ({ ...synonym }) })
  const { word = synonym.word, means = synonym.means } = form.typed
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
      <TitledCard title={t.title(synonym.word, synonym.means)}>
        <SynonymFields form={form}>
          <div className="flex flex-wrap gap-3">
            <Button {...form.button}>{t.save}</Button>
            <Button type="button" variant="secondary" onClick={dialog.close} disabled={form.busy}>
              {t.keep}
            </Button>
          </div>
        </SynonymFields>
      </TitledCard>
      <TryOut word={String(word).trim()} means={String(means).trim()} before={synonym} />
    </div>
  )
}

const newSynonymForm = synonymFormOf()
type SynonymForm = Pick<FormState<unknown, unknown>, "frame" | "refused" | "refusalCount" | "typed"> & {
  field: (name: "word" | "means") => ComponentProps<typeof Field>
}

const word = { limit: WORD_LENGTH, autoComplete: "off", autoCapitalize: "none" } as const

function SynonymFields({ form, children }: { form: SynonymForm; children: ReactNode }) {
  return (
    <FormFrame form={form} className="grid grid-cols-1 gap-4">
      <CountedField {...form.field("word")} typed={form.typed.word} {...word} />
      <CountedField {...form.field("means")} typed={form.typed.means} {...word} />
      <FormRefusalAlert form={form} />
      {children}
    </FormFrame>
  )
}

function DeleteDialog({ synonym, dialog }: { synonym: Synonym; dialog: CatalogueDialog }) {
  const { remove: t } = useTexts(catalogueTexts).synonyms
  const form = useForm(synonymDeletionFormOf(synonym), dialog.settled)
  return (
    <FormDialog
      form={form}
      title={t.title(synonym.word, synonym.means)}
      verb={t.verb}
      keep={t.keep}
      variant="danger"
      isQuestion
      onClose={dialog.close}
    >
      <p>{t.meaning}</p>
    </FormDialog>
  )
}

/** A new synonym, and beside it what a search would make of it. */
export function NewSynonym() {
  const { synonyms: t } = useTexts(catalogueTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(newSynonymForm, {
    draft: null,
    onDone: async (message) => {
      toast("success", message, 5000)
      await revalidate()
    },
  })
  const { word = "", means = "" } = form.typed
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
      <TitledCard title={t.add.title}>
        <SynonymFields form={form}>
          <Button {...form.button}>{t.add.verb}</Button>
        </SynonymFields>
      </TitledCard>
      <TryOut word={String(word).trim()} means={String(means).trim()} />
    </div>
  )
}
