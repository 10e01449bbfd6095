/** Giving a paper, and taking it back. */
import { ownProfessionalId } from "../../accounts/profile/profile.actions.ts"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { type Language, textsHere } from "../../platform/language/language.ts"
import { getPapers, givePaper, withdrawPaper } from "./paper.contract.ts"
import { type PaperCheck, paperViolation } from "./paper.rules.ts"
import { paperFields } from "./paper.schema.ts"
import { paperFormTexts, papersPageTexts, withdrawFormTexts } from "./texts.ts"

export interface OwnPapers extends OutputOf<typeof getPapers> {
  /** professional_id */
  id: string
}

/** Or why they are not to be had. */
export const loadPapers = async (signal: AbortSignal): Promise<OwnPapers | { failure: string }> => {
  const { failed } = textsHere(papersPageTexts)
  try {
    const id = await ownProfessionalId()
    if (!id) return { failure: failed }
    return { id, ...(await call(getPapers, { id }, { signal })) }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, failed) }
  }
}

/** With the label and hint of this check's number and file. */
const textsOf = (check: PaperCheck) => ({
  in: (language: Language) => {
    const t = paperFormTexts.in(language)
    const { label, hint } = t.number[check]
    return {
      ...t,
      fields: { ...t.fields, number: label, file_id: t.file[check] },
      hints: { ...t.hints, ...(hint && { number: hint }) },
    }
  },
})

/** @param id professional_id */
export const paperFormOf = (id: string, check: PaperCheck) => {
  const violationAt =
    (field: "number" | "title" | "file_id") =>
    ({ number, title, file_id }: Record<"number" | "title" | "file_id", string>) => {
      const violation = paperViolation({ check, number, title, hasFile: file_id !== "" })
      return violation?.field === field ? violation.rule : undefined
    }
  return form({
    name: `paper-${check}`,
    fields: fieldsOf(paperFields),
    texts: textsOf(check),
    rules: [
      { fields: ["title", "number", "file_id"], checksEmpty: true, check: violationAt("title") },
      { fields: ["number", "title", "file_id"], checksEmpty: true, check: violationAt("number") },
      { fields: ["file_id", "number", "title"], checksEmpty: true, check: violationAt("file_id") },
    ],
    send: async ({ number, title, file_id, valid_until }, { key }) => {
      const given = { id, check, number, title, file_id: file_id || undefined, valid_until: valid_until || undefined }
      return (await call(givePaper, given, { idempotencyKey: key })).message
    },
  })
}

/** @param id professional_id */
export const withdrawFormOf = (id: string, paperId: string) =>
  form({
    name: "withdraw-paper",
    fields: {},
    texts: withdrawFormTexts,
    send: async () => (await call(withdrawPaper, { id, paperId })).message,
  })
