/** What the sign-up's forms check what is typed by, one for each kind of account. */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { builderSignUp, developerSignUp, individualSignUp, professionalForm } from "./sign-up.schema.ts"

export const individualFields = fieldsOf(individualSignUp)
export const builderFields = fieldsOf(builderSignUp)
export const developerFields = fieldsOf(developerSignUp)
export const professionalFields = fieldsOf(professionalForm)
