import { fieldsOf } from "../../platform/form/form-fields.ts"
import { profileForm } from "./profile.schema.ts"

export const profileFields = fieldsOf(profileForm)
