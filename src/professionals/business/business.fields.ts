import { fieldsOf } from "../../platform/form/form-fields.ts"
import { businessForm } from "./business.schema.ts"

export const businessFields = fieldsOf(businessForm)
