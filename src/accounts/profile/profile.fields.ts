/** What the profile's forms check what is typed by, one for each kind of customer that says more than a person does. */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { builderProfileForm, developerProfileForm, profileForm } from "./profile.schema.ts"

export const profileFields = fieldsOf(profileForm)
export const builderProfileFields = fieldsOf(builderProfileForm)
export const developerProfileFields = fieldsOf(developerProfileForm)
