/** What the dialog checks what is typed by. In the browser this is data, without the schema (vite/form-fields.ts). */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { customerStatement } from "./no-show.schema.ts"

export const statementFields = fieldsOf(customerStatement)
