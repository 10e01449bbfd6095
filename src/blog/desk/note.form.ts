import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { decidePost } from "./post-desk.contract.ts"
import { noteFields } from "./post-desk.schema.ts"
import { noteFormTexts } from "./texts.ts"

/** What an author reads of a decision against their post. */
export const noteForm = (decision: "return" | "hide", id: string) =>
  form({
    name: `${decision}-post`,
    fields: fieldsOf(noteFields),
    texts: noteFormTexts,
    send: ({ note }) => call(decidePost, { id, decision, note }),
  })
