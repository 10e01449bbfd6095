/** What the forms check what is typed by. In the browser this is data, without the schemas (vite/form-fields.ts). */
import { fieldsOf } from "../platform/form/form-fields.ts"
import { adminLogin, individualSignUp, login, professionalSignUp, resend } from "./account.schema.ts"

export const logInFields = fieldsOf(login)
export const adminLogInFields = fieldsOf(adminLogin)
export const customerFields = fieldsOf(individualSignUp)
export const professionalFields = fieldsOf(professionalSignUp)
export const resendFields = fieldsOf(resend)
