import { fieldsOf } from "../../platform/form/form-fields.ts"
import { contactForm } from "./contact.schema.ts"

export const contactFields = fieldsOf(contactForm)
