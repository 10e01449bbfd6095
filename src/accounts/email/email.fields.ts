/** What the form about the address checks by; in the browser data alone. */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { emailChange } from "./email.schema.ts"

export const emailChangeFields = fieldsOf(emailChange)
