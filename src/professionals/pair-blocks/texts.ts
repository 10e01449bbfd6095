import { inLanguages } from "../../platform/language/language.ts"

/** What a customer is told who requests or books where one of the two has blocked the other. */
export const pairBlockTexts = inLanguages({
  en: {
    blocked_by_you:
      "You have blocked your conversation with this professional. Unblock it first, then you can request and book again.",
    blocked:
      "You cannot request or book here: this professional has blocked your conversation. Bookings and requests you already have stay.",
  },
})
