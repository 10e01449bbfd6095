import { inLanguages } from "../language/language.ts"

/** What the browser says of a call by itself (specification 1 §7 and §8). */
export const apiTexts = inLanguages({
  en: {
    noAnswer: "No response received from server",
    notJson: "Server error occurred",
    failed: (status: number) => `Request failed with status ${status}`,
    sessionOver: "Authentication expired. Please log in again.",
  },
})
