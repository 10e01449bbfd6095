import { appealText } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { appealComment } from "./comment.contract.ts"

const fields = fieldsOf(appealText)

export const commentAppealForm = (id: string) =>
  form({
    name: "appeal-comment",
    fields,
    texts: appealFormTexts,
    send: async ({ appeal }: { appeal: string }) => (await call(appealComment, { id, appeal })).message,
  })
