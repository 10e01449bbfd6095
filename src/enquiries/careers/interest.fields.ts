import { fieldsOf } from "../../platform/form/form-fields.ts"
import { interestForm } from "./interest.schema.ts"

export const interestFields = fieldsOf(interestForm)
