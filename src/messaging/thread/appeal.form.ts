import { appealText } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { appealMessage } from "./thread.contract.ts"

const fields = fieldsOf(appealText)

export const messageAppealForm = (id: string) =>
  form({
    name: "appeal-message",
    fields,
    texts: appealFormTexts,
    send: async ({ appeal }: { appeal: string }) => (await call(appealMessage, { id, appeal })).message,
  })
