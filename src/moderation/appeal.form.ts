import { form } from "../platform/form/form.ts"
import { fieldsOf } from "../platform/form/form-fields.ts"
import type { TakedownKind } from "./takedown.rules.ts"
import { appealText } from "./takedown.schema.ts"
import { appealFormTexts } from "./texts.ts"

const fields = fieldsOf(appealText)

/** @param send the call of the slice whose item is hidden */
export const appealForm = (kind: TakedownKind, send: (appeal: string) => Promise<{ message: string }>) =>
  form({
    name: `appeal-${kind}`,
    fields,
    texts: appealFormTexts,
    send: async ({ appeal }: { appeal: string }) => (await send(appeal)).message,
  })

export type AppealForm = ReturnType<typeof appealForm>
