/** What the forms about passwords check by; in the browser data alone. */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { forgotten, passwordChangeForm, resetForm } from "./password.schema.ts"

export const forgotFields = fieldsOf(forgotten)
export const resetFields = fieldsOf(resetForm)
export const passwordChangeFields = fieldsOf(passwordChangeForm)
