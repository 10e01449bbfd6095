import { fieldsOf } from "../../platform/form/form-fields.ts"
import { mailedLink } from "../links/link.schema.ts"
import { resend } from "./activation.schema.ts"

export const activationFields = fieldsOf(mailedLink)
export const resendFields = fieldsOf(resend)
