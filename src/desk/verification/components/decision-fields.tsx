import { Field } from "../../../ui/field/field.tsx"
import { RadioCards } from "../../../ui/field/radio-cards.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"

type Decision = { result: string; number?: string; note?: string; valid_until?: string }

interface DecisionFieldsProps {
  form: Pick<FormState<Decision, unknown>, "field" | "typed">
  texts: {
    result: { label: string; approved: string; refused: string }
    hints: { approved: string; approvedByTwo: string; refused: string }
    untilHint: string
  }
  /** An approval counts once another administrator has confirmed it. */
  needsSecond: boolean
  /** Only a register's number can be corrected. */
  hasNumber: boolean
}

/** Approve or refuse, and what belongs to either. */
export function DecisionFields({ form, texts: t, needsSecond, hasNumber }: DecisionFieldsProps) {
  const options = (["approved", "refused"] as const).map((value) => ({
    value,
    label: t.result[value],
    hint: t.hints[needsSecond && value === "approved" ? "approvedByTwo" : value],
  }))
  const isRefused = form.typed.result === "refused"
  const note = form.field("note")
  return (
    <>
      <RadioCards {...form.field("result")} options={options} />
      {hasNumber && <Field {...form.field("number")} required={false} autoComplete="off" />}
      {/* Not taken out: what is typed there waits for a change of mind. */}
      <div hidden={!isRefused && !note.error}>
        <TextAreaField {...note} required={isRefused} rows={3} />
      </div>
      <div hidden={isRefused}>
        <Field {...form.field("valid_until")} type="date" required={false} hint={t.untilHint} />
      </div>
    </>
  )
}
