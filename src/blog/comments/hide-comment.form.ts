import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { decideComment } from "./comment.contract.ts"
import { hidingFields } from "./comment.schema.ts"
import { hideCommentFormTexts } from "./texts.ts"

export const hideCommentForm = (id: string) =>
  form({
    name: "hide-comment",
    fields: fieldsOf(hidingFields),
    texts: hideCommentFormTexts,
    send: async ({ reason }) => (await call(decideComment, { id, decision: "hide", reason })).message,
  })
