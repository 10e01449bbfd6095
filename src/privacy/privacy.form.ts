import { call } from "../platform/api/api-client.ts"
import { form } from "../platform/form/form.ts"
import { announcePrivacyChange } from "./privacy.actions.ts"
import { askDeletion } from "./privacy.contract.ts"
import { deletionFormTexts } from "./texts.ts"

/** Without fields: the call itself requires a recent sign-in (docs/decisions/0023). Resolves with the message, which names the date. */
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
