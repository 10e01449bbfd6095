import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { shareContact } from "./shared-contact.contract.ts"
import { shareContactFields } from "./shared-contact.schema.ts"
import { contactFormTexts } from "./texts.ts"

export const contactForm = form({
  name: "share-contact",
  fields: fieldsOf(shareContactFields),
  texts: contactFormTexts,
  send: async (typed) => (await call(shareContact, typed)).message,
})
