/** In the browser this is data, without the schemas (vite/form-fields.ts). */
import { fieldsOf } from "../platform/form/form-fields.ts"
import { deletionRequest } from "./privacy.schema.ts"

export const deletionFields = fieldsOf(deletionRequest)
