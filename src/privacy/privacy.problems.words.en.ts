import { pluralIn } from "../platform/words/parts.ts"

const plural = pluralIn("en")
const count = (number: number, of: string) =>
  plural(number, { one: `1 ${of} booking`, other: `${number} ${of} bookings` })

/** What the server answers: that it was done, or why it was not. */
export default {
  noCopy: "This copy is not kept any more, or is not yours. You can ask for a new one in your settings, under Privacy.",
  agreed: "Thank you. We have noted it.",
  otherVersion: "The terms have changed meanwhile. Please load the page again.",
  exportAsked: "We are gathering your data. A mail tells you when your copy is ready.",
  exportTooSoon: (when: string) => `You can ask for one copy a day. The next one is possible from ${when}.`,
  leaving: (day: string) => `Your account will be deleted on ${day}. Until then you can change your mind.`,
  staying: "Your account stays.",
  openBookings: (asCustomer: number, asProfessional: number) =>
    [
      asCustomer > 0 && `You have ${count(asCustomer, "open")} as a customer: please cancel what you will not need.`,
      asProfessional > 0 &&
        `You have ${count(asProfessional, "open")} as a professional: please complete, decline or cancel ${plural(asProfessional, { one: "it", other: "them" })}.`,
      "Then you can delete your account.",
    ]
      .filter(Boolean)
      .join(" "),
}
