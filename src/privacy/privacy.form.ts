import { call } from "../platform/api/api-client.ts"
import { form } from "../platform/form/form.ts"
import { announcePrivacyChange } from "./privacy.actions.ts"
import { askDeletion } from "./privacy.contract.ts"
import { deletionFormTexts } from "./texts.ts"

/** Without a field: who it is is asked by the call (docs/decisions/0023). Done with what to say: the day is in it. */
export const deletionForm = form({
  name: "delete-account",
  fields: {},
  texts: deletionFormTexts,
  send: async () => {
    const { message } = await call(askDeletion, {})
    announcePrivacyChange()
    return message
  },
})
