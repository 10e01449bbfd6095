import type { z } from "zod"
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { type EnquiryStanding, shareEnquiryContact } from "./enquiry-status.contract.ts"
import { shareContactSchema } from "./share-contact.schema.ts"
import { shareContactTexts } from "./texts.ts"

/** The sender of an inquiry lets the professional who accepted have number and address. */
export const shareContactForm = form<
  z.input<typeof shareContactSchema>,
  EnquiryStanding,
  ReturnType<typeof shareContactTexts.in>
>({
  name: "share-contact",
  fields: fieldsOf(shareContactSchema),
  texts: shareContactTexts,
  fallbackCall: shareEnquiryContact,
  send: (typed, { key }) => call(shareEnquiryContact, typed, { idempotencyKey: key }),
})
