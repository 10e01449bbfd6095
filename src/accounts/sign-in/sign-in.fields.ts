/** What the forms check what is typed by. In the browser this is data, without the schemas (vite/form-fields.ts). */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { adminLogin, login } from "./sign-in.schema.ts"

export const logInFields = fieldsOf(login)
export const adminLogInFields = fieldsOf(adminLogin)
