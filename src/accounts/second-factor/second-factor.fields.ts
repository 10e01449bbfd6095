import { fieldsOf } from "../../platform/form/form-fields.ts"
import { firstCode } from "./second-factor.schema.ts"

export const firstCodeFields = fieldsOf(firstCode)
