import { z } from "zod"
import { contactSubjects } from "../enquiry-choices.ts"
import { contactFields } from "../submission.schema.ts"

/** The contact page's form: the call's own fields, with a subject out of ours. */
export const contactForm = contactFields
  .pick({ name: true, email: true, phone: true, message: true, source: true, trap: true })
  .extend({ subject: z.enum(contactSubjects) })
