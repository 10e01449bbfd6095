import type { ReactNode } from "react"
import { CountedTextArea } from "../../ui/field/counted-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { MESSAGE_LIMIT } from "../service-request.rules.ts"
import { requestFormShownTexts } from "../texts.ts"
import type { useRequestForm } from "../use-request-form.ts"

type RequestFieldsProps = {
  form: ReturnType<typeof useRequestForm>["form"]
  id: string
  isVisitor: boolean
  /** Who is asked. */
  professional: string
  rows?: number
  /** Above the field. */
  children?: ReactNode
}

/** The message, and what becomes of it. */
export function RequestFields({ form, id, isVisitor, professional, rows = 5, children }: RequestFieldsProps) {
  const t = useTexts(requestFormShownTexts)
  return (
    <FormFrame form={form} id={id} className="grid grid-cols-1 gap-4">
      {children}
      <CountedTextArea
        {...form.field("message")}
        typed={form.typed.message}
        limit={MESSAGE_LIMIT}
        rows={rows}
        data-first=""
      />
      <p className="text-muted text-sm">{isVisitor ? t.visitorNote : t.whatFollows(professional)}</p>
      <FormRefusalAlert form={form} />
    </FormFrame>
  )
}
