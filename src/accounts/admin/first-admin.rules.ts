/** The sentence that a new password breaks, by its name among the words. */
export const brokenNewPassword = (text: string) => {
  if (text.length < 8) return "password_length"
  return /\d/.test(text) ? undefined : "password_number"
}

export const brokenRepetition = (repeated: string, password: string) =>
  repeated === password ? undefined : "passwords_differ"
