import { inLanguages, type Words } from "../../platform/words/language.ts"
import en from "./new-password.words.en.ts"

const newPassword = inLanguages({ en })
type NewPassword = typeof en

/** A form's own words together with what is said of a new password. */
export const withNewPassword = <T extends { fields: Record<string, string> }>(
  own: Words<T>,
): Words<NewPassword & T> => ({
  in: (language) => {
    const [shared, words] = [newPassword.in(language), own.in(language)]
    return { ...shared, ...words, fields: { ...shared.fields, ...words.fields } }
  },
})
