import { useMemo } from "react"
import { useRevalidator } from "react-router"
import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { DateField } from "../../../ui/field/time-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { paperFormOf } from "../paper.form.ts"
import { gstState, LIMITS, type PaperCheck } from "../paper.rules.ts"
import type { OwnPaper } from "../paper.schema.ts"
import { paperFileTexts, papersPageTexts } from "../texts.ts"
import { usePaperFile } from "../use-paper-file.ts"
import { PaperFileField } from "./paper-file-field.tsx"

interface PaperEditorProps {
  /** professional_id */
  id: string
  check: PaperCheck
  home: { city: string; state: string }
  /** What is given again. */
  before: OwnPaper | undefined
  /** The page without this form. */
  backTo: string
  /** It was sent: the page that shows it is to be there. */
  onDone: () => unknown
}

/** What a check asks for. What is typed, and the file that has arrived, survive a reload. */
export function PaperEditor({ id, check, home, before, backTo, onDone }: PaperEditorProps) {
  const t = useTexts(papersPageTexts)
  const { wait } = useTexts(paperFileTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(
    useMemo(() => paperFormOf(id, check), [id, check]),
    {
      hiddenFields: { check },
      prefill: (typed) => ({ ...typed, ...(before && !typed.number && !typed.title && valuesOf(before)) }),
      onDone: async (message) => {
        await revalidate()
        await onDone()
        toast("success", message, 5000)
      },
    },
  )
  const { file_id, file_name, number = "" } = form.typed
  const chosen = file_id ? { id: String(file_id), name: String(file_name || file_id) } : undefined
  const file = usePaperFile(chosen, (next) => form.fill({ file_id: next?.id ?? "", file_name: next?.name ?? "" }))
  const fileField = <PaperFileField {...form.field("file_id")} isNeeded={check === "kyc"} chosen={chosen} file={file} />
  return (
    <FormFrame form={form} className="grid grid-cols-1 gap-5">
      {check === "other" && (
        <CountedField {...form.field("title")} required typed={form.typed.title} limit={LIMITS.title} />
      )}
      {check !== "kyc" && (
        <div className="grid gap-1">
          <Field
            {...form.field("number")}
            required={check !== "other"}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          {check === "gst" && <RegisteredIn state={gstState(String(number))} home={home} />}
        </div>
      )}
      {fileField}
      {check === "other" && (
        <DateField {...form.field("valid_until")} min={indianDay(new Date())} className="max-w-xs" />
      )}
      <FormRefusalAlert form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button {...form.button} disabled={form.button.disabled || file.isSending} className="max-sm:w-full">
          {t.send}
        </Button>
        <LinkButton to={backTo} replace preventScrollReset variant="secondary" className="max-sm:w-full">
          {t.cancel}
        </LinkButton>
        <p role="status" className="text-muted text-sm empty:hidden">
          {file.isSending && wait}
        </p>
      </div>
    </FormFrame>
  )
}

const valuesOf = ({ title, number, valid_until }: OwnPaper) => ({
  ...{ title, number: number ?? "" },
  valid_until: valid_until && Date.parse(valid_until) > Date.now() ? indianDay(new Date(valid_until)) : "",
})

/** Named back as it is typed: a wrong state is seen before anybody has looked at it. */
function RegisteredIn({ state, home }: { state: string | undefined; home: PaperEditorProps["home"] }) {
  const t = useTexts(papersPageTexts)
  const isOther = state !== undefined && state.toLowerCase() !== home.state.toLowerCase()
  return (
    <p role="status" className={`text-sm empty:hidden ${isOther ? "text-brass-ink" : "text-neem-ink"}`}>
      {state && (isOther ? t.otherState(state, home.state) : t.inState(state))}
    </p>
  )
}
