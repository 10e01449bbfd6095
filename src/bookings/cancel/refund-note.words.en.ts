import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { parts } from "../../platform/words/parts.ts"

/** Said before a customer cancels; the figures are the refund policy's (specification 1 §9). */
export default {
  /** @param business null: they have deleted their account */
  meaning: (business: ReactNode | null, when: ReactNode) =>
    business === null
      ? parts("Your visit on ", when, " will be cancelled.")
      : parts(
          "Your visit with ",
          business,
          " on ",
          when,
          " will be cancelled. They will be told at once, and the time is free for others again.",
        ),
  pending: `${brand.name} takes no payments, and for a request that is not confirmed yet nothing is owed.`,
  late: (mail: ReactNode) =>
    parts(
      `${brand.name} takes no payments. If you have paid them something yourself: it starts in less than 24 hours, and a cancellation this late is non-refundable. Questions: `,
      mail,
    ),
  inTime: (mail: ReactNode) =>
    parts(
      `${brand.name} takes no payments. If you have paid them something yourself, it can be refunded: the visit starts in more than 24 hours. Questions: `,
      mail,
    ),
  inFigures: "Refund policy in figures",
  figures: [
    "Ask for a refund within 7 days; it is reviewed in 48 hours.",
    "Appeal within 5 days; the decision comes in 7 business days.",
    "The money comes back in 5-10 business days by card, 3-5 by UPI, 7-14 by bank transfer, 1-2 to a wallet.",
    "These figures bind the professional, and the payment provider where one is used.",
    "A cancellation by the professional never costs you anything.",
  ],
}
