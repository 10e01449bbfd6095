import { fieldsOf } from "../../platform/form/form-fields.ts"
import { registrationForm } from "./registration.schema.ts"

export const registrationFields = fieldsOf(registrationForm)
