import { useRevalidator } from "react-router"
import { WORD_LENGTH } from "../../../search/synonyms/synonym.rules.ts"
import type { Synonym } from "../../../search/synonyms/synonym.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { type Column, Table } from "../../../ui/table.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CatalogueView } from "../catalogue.list.ts"
import { synonymDeletionFormOf, synonymForm } from "../synonym.form.ts"
import { catalogueTexts } from "../texts.ts"
import { TryOut } from "./try-out.tsx"
import type { CatalogueDialog } from "./use-catalogue-dialog.ts"

type SynonymListProps = { view: CatalogueView; dialog: CatalogueDialog; canEdit: boolean }

export function SynonymList({ view: { synonyms, totalSynonyms }, dialog, canEdit }: SynonymListProps) {
  const { synonyms: t, tabs } = useTexts(catalogueTexts)
  const columns: Column<Synonym>[] = [
    { header: t.columns.word, slot: "title", cell: ({ word }) => <b className="wrap-anywhere">{word}</b> },
    { header: t.columns.means, slot: "line", cell: ({ means }) => <span className="wrap-anywhere">{means}</span> },
    ...(canEdit ? [deleteColumn(t.columns.acts, dialog)] : []),
  ]
  const opened = synonyms.find(({ word, means }) => word === dialog.of && means === dialog.in)
  return (
    <div className="grid gap-4">
      {synonyms.length === 0 ? (
        <EmptyState title={t.none}>{t.noneHint}</EmptyState>
      ) : (
        <Table
          caption={tabs.synonyms}
          columns={columns}
          rows={synonyms}
          rowKey={({ word, means }) => `${word} ${means}`}
        />
      )}
      {totalSynonyms > synonyms.length && (
        <p className="text-muted text-sm">{t.shown(synonyms.length, totalSynonyms)}</p>
      )}
      {canEdit && opened && dialog.act === "delete" && <DeleteDialog synonym={opened} dialog={dialog} />}
    </div>
  )
}

const deleteColumn = (header: string, dialog: CatalogueDialog): Column<Synonym> => ({
  header,
  slot: "actions",
  width: "@[52rem]:w-32",
  cell: (row) => <DeleteLink row={row} to={dialog.to("delete", row.word, row.means)} />,
})

function DeleteLink({ row: { word, means }, to }: { row: Synonym; to: string }) {
  const { remove: t } = useTexts(catalogueTexts).synonyms
  return (
    <LinkButton
      to={to}
      preventScrollReset
      variant="quiet-danger"
      size="small"
      icon="trash"
      aria-label={t.of(word, means)}
    >
      {t.verb}
    </LinkButton>
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
  const form = useForm(synonymForm, {
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
        <FormFrame form={form} className="grid grid-cols-1 gap-4">
          <Field {...form.field("word")} maxLength={WORD_LENGTH} autoComplete="off" autoCapitalize="none" />
          <Field {...form.field("means")} maxLength={WORD_LENGTH} autoComplete="off" autoCapitalize="none" />
          <FormRefusalAlert form={form} />
          <Button {...form.button}>{t.add.verb}</Button>
        </FormFrame>
      </TitledCard>
      <TryOut word={String(word).trim()} means={String(means).trim()} />
    </div>
  )
}
