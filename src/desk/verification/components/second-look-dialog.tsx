import type { DeskPaper } from "../../../professionals/papers/desk/paper-desk.schema.ts"
import type { SecondLook } from "../../../professionals/second-look/second-look.schema.ts"
import { RadioCards } from "../../../ui/field/radio-cards.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { useDecisionForm } from "../../../ui/list/use-decision-form.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { secondLookForm } from "../second.form.ts"
import type { SecondLookList } from "../second.list.ts"
import { secondLookDialogTexts } from "../second.texts.ts"
import { waitingPapersTexts } from "../texts.ts"
import { LookedAt } from "./looked-at.tsx"
import { PaperFile } from "./paper-file.tsx"

interface SecondLookDialogProps {
  look: SecondLook
  /** Nobody else could confirm it. */
  isAlone: boolean
  list: SecondLookList
}

/** Whoever confirms has looked for themselves: the paper is opened for them, and that is recorded. */
export function SecondLookDialog(props: SecondLookDialogProps) {
  const { look, list } = props
  if (!look.paper_id || look.is_mine) return <Decide {...props} paper={undefined} />
  return (
    <LookedAt id={look.paper_id} close={list.close}>
      {(paper) => <Decide {...props} paper={paper} />}
    </LookedAt>
  )
}

function Decide({ look, isAlone, list, paper }: SecondLookDialogProps & { paper: DeskPaper | undefined }) {
  const t = useTexts(secondLookDialogTexts)
  const { id, is_mine } = look
  const hiddenFields = is_mine ? { id, decision: "return" as const } : { id }
  const draft = tabDraft(`${secondLookForm.name}:${id}`)
  const form = useDecisionForm(secondLookForm, { hiddenFields, draft, close: list.close })
  const note = form.field("note")
  const options = (["confirm", "return"] as const).map((value) => ({
    value,
    label: t[value],
    hint: t[`${value}Hint`],
  }))
  return (
    <FormDialog
      form={form}
      title={t.title(look.business_name)}
      verb={is_mine ? t.takeBack : t.record}
      keep={t.keep}
      width={paper ? "wide" : undefined}
      keepOnOutsideClick
      onClose={list.close}
    >
      <div className={paper ? "grid gap-6 md:grid-cols-2" : "grid gap-5"}>
        {paper && <PaperFile paper={paper} />}
        <div className="grid content-start gap-5">
          <Facts look={look} />
          {is_mine ? (
            <p>{isAlone ? t.mineAlone : t.mine}</p>
          ) : (
            <RadioCards {...form.field("decision")} options={options} />
          )}
          {!is_mine && (
            <div hidden={form.typed.decision !== "return" && !note.error}>
              <TextAreaField {...note} required={false} rows={2} />
            </div>
          )}
        </div>
      </div>
    </FormDialog>
  )
}

function Facts({ look }: { look: SecondLook }) {
  const t = useTexts(secondLookDialogTexts)
  const { checks } = useTexts(waitingPapersTexts)
  const dates = useDates()
  const rows: [label: string, value: string | null][] = [
    [t.facts.check, checks[look.check]],
    [t.facts.number, look.number],
    [t.facts.until, dates.day(look.valid_until)],
    [t.facts.note, look.note],
    [t.facts.by, t.approved(look.proposed_by, dates.instant(look.proposed_at))],
  ]
  return (
    <>
      <dl className="grid gap-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {!look.paper_id && <p className="text-muted">{t.noPaper}</p>}
    </>
  )
}
