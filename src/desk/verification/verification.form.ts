import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { visibleText } from "../../platform/visible-text.rules.ts"
import { decidePaper, verifyProfessional } from "../../professionals/papers/desk/paper-desk.contract.ts"
import { checkFields, paperDecisionFields } from "../../professionals/papers/desk/paper-desk.schema.ts"
import { checkFormTexts, decisionFormTexts } from "./texts.ts"

type Decision = { result: string; number?: string; note?: string; valid_until?: string }

/** What was left empty is not sent, nor what belongs to the other decision. */
const filled = <T extends Decision>(typed: T) => ({
  ...typed,
  number: typed.number || undefined,
  note: (typed.result === "refused" && typed.note) || undefined,
  valid_until: (typed.result === "approved" && typed.valid_until) || undefined,
})

/** The professional is told it. */
const reasonViolation = ({ result, note }: { result: string; note: string }) =>
  result === "refused" && visibleText(note) === "" ? "no_reason" : undefined

export const decisionForm = form({
  name: "decide-paper",
  fields: fieldsOf(paperDecisionFields),
  texts: decisionFormTexts,
  rules: [{ fields: ["note", "result"], checksEmpty: true, check: reasonViolation }],
  send: async (typed) => (await call(decidePaper, filled(typed))).message,
})

export const checkForm = form({
  name: "record-check",
  fields: fieldsOf(checkFields),
  texts: checkFormTexts,
  rules: [{ fields: ["note", "result"], checksEmpty: true, check: reasonViolation }],
  send: async (typed) => (await call(verifyProfessional, filled(typed))).message,
})
