/** A new synonym, the change of one, and its end. Done with what to say. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { addSynonym, changeSynonym, deleteSynonym } from "../../search/synonyms/synonym.contract.ts"
import { oneWordViolation } from "../../search/synonyms/synonym.rules.ts"
import { type Synonym, synonymFields } from "../../search/synonyms/synonym.schema.ts"
import { synonymFieldTexts } from "../../search/synonyms/texts.ts"
import { catalogueTexts } from "./texts.ts"

/** @param before the one that is changed; undefined: a new one */
export const synonymFormOf = (before?: Synonym) =>
  form({
    name: before ? "change-synonym" : "synonym",
    fields: fieldsOf(synonymFields),
    texts: {
      in: (language) => {
        const { add, edit, meansHint } = catalogueTexts.in(language).synonyms
        const { failed } = before ? edit : add
        return { ...synonymFieldTexts.in(language), hints: { word: add.hint, means: meansHint }, failed }
      },
    },
    rules: [
      { fields: ["word"], check: ({ word }) => oneWordViolation(word) },
      { fields: ["means"], check: ({ means }) => oneWordViolation(means) },
    ],
    send: async (typed, { key }) =>
      (before
        ? await call(changeSynonym, { ...typed, was_word: before.word, was_means: before.means })
        : await call(addSynonym, typed, { idempotencyKey: key })
      ).message,
  })

export const synonymDeletionFormOf = (synonym: Synonym) =>
  form({
    name: "delete-synonym",
    fields: {},
    texts: { in: (language) => ({ failed: catalogueTexts.in(language).synonyms.remove.failed }) },
    send: async () => (await call(deleteSynonym, { word: synonym.word, means: synonym.means })).message,
  })
