/** A new synonym, and the end of one. Done with what to say. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { addSynonym, deleteSynonym } from "../../search/synonyms/synonym.contract.ts"
import { oneWordViolation } from "../../search/synonyms/synonym.rules.ts"
import { type Synonym, synonymFields } from "../../search/synonyms/synonym.schema.ts"
import { synonymFieldTexts } from "../../search/synonyms/texts.ts"
import { catalogueTexts } from "./texts.ts"

export const synonymForm = form({
  name: "synonym",
  fields: fieldsOf(synonymFields),
  texts: {
    in: (language) => {
      const { add, meansHint } = catalogueTexts.in(language).synonyms
      return { ...synonymFieldTexts.in(language), hints: { word: add.hint, means: meansHint }, failed: add.failed }
    },
  },
  rules: [
    { fields: ["word"], check: ({ word }) => oneWordViolation(word) },
    { fields: ["means"], check: ({ means }) => oneWordViolation(means) },
  ],
  send: async (typed, { key }) => (await call(addSynonym, typed, { idempotencyKey: key })).message,
})

export const synonymDeletionFormOf = (synonym: Synonym) =>
  form({
    name: "delete-synonym",
    fields: {},
    texts: { in: (language) => ({ failed: catalogueTexts.in(language).synonyms.remove.failed }) },
    send: async () => (await call(deleteSynonym, { word: synonym.word, means: synonym.means })).message,
  })
