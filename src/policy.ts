import { brand } from "./brand.ts"

/** What forms and policies say of the brand; a file apart, because the pages that visitors come to first need none of it. */
export const policy = {
  emails: {
    ...brand.emails,
    info: "info@sthapati.example",
    privacy: "privacy@sthapati.example",
    webmaster: "webmaster@sthapati.example",
  },
  /** Rupees; what professionals pay in words. */
  fees: { ...brand.fees, hidden: 0, payment: 0, subscription: "₹999-4999", commission: "5-8%" },
  plannedCities: ["Mumbai", "Bangalore", "Delhi", "Hyderabad"],
  /** Where one way to pay a professional ends and the next begins. */
  paymentBands: { small: "₹25K", large: "₹1L" },
  /** Version of the terms a person agrees to at sign-up; recorded with the consent. */
  termsVersion: "2026-11",
  /** The day from which that version is in force. */
  termsSince: "2026-11-01",
  /** The day on which the help page was written or last revised. */
  helpRevised: "2026-11-28",
  adultAge: 18,
  /** Hours in which whoever writes to us is answered, on working days. */
  replyHours: 24,
} as const
