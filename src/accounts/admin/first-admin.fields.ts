import { fieldsOf } from "../../platform/form/form-fields.ts"
import { firstPasswordTyped } from "./first-admin.schema.ts"

export const firstPasswordFields = fieldsOf(firstPasswordTyped)
