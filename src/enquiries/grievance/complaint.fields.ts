import { fieldsOf } from "../../platform/form/form-fields.ts"
import { complaintForm } from "./complaint.schema.ts"

export const complaintFields = fieldsOf(complaintForm)
