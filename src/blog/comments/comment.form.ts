import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { addComment } from "./comment.contract.ts"
import { commentFields } from "./comment.schema.ts"
import { commentFormTexts } from "./texts.ts"

export const commentForm = (postId: string) =>
  form({
    name: `comment-${postId}`,
    fields: fieldsOf(commentFields),
    texts: commentFormTexts,
    send: async ({ content, parent_id }, { key }) =>
      (await call(addComment, { id: postId, content, parent_id: parent_id || undefined }, { idempotencyKey: key }))
        .message,
  })
