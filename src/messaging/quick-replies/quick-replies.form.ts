/** A professional's own texts for what they write often. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { getQuickReplies, saveQuickReplies } from "./quick-replies.contract.ts"
import { quickReplyFields } from "./quick-replies.schema.ts"
import { quickReplyTexts } from "./texts.ts"

const ownId = () => storedUser()?.professional_id ?? ""

export const loadQuickReplies = async () => (await call(getQuickReplies, { id: ownId() })).quick_replies

export const quickRepliesForm = form({
  name: "quick-replies",
  fields: fieldsOf(quickReplyFields),
  texts: quickReplyTexts,
  send: ({ first, second, third }) => {
    const written = [first, second, third].map((text = "") => text.trim()).filter((text) => text !== "")
    return call(saveQuickReplies, { id: ownId(), quick_replies: written })
  },
})
