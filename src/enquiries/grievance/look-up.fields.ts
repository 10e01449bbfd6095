import { fieldsOf } from "../../platform/form/form-fields.ts"
import { grievanceAsked } from "./grievance.schema.ts"

export const lookUpFields = fieldsOf(grievanceAsked)
