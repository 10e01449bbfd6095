import { call } from "../platform/api/api-client.ts"
import { form } from "../platform/form/form.ts"
import { deletionFormWords } from "./deletion-form.words.ts"
import { sayPrivacyChanged } from "./privacy.acts.ts"
import { askDeletion } from "./privacy.contract.ts"
import { deletionFields } from "./privacy.fields.ts"

/** Done with what to say: the day is in it. */
export const deletionForm = form({
  name: "delete-account",
  fields: deletionFields,
  words: deletionFormWords,
  send: async (typed) => {
    const { message } = await call(askDeletion, typed)
    sayPrivacyChanged()
    return message
  },
})
