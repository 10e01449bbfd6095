import { fieldsOf } from "../../platform/form/form-fields.ts"
import { resend } from "./activation.schema.ts"

export const resendFields = fieldsOf(resend)
