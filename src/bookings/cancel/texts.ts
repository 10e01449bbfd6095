import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import { LATE_CANCELLATION_HOURS } from "../booking.rules.ts"
import { APPEAL_DAYS, ASK_DAYS, BACK_IN_DAYS, DECISION_BUSINESS_DAYS, REVIEW_HOURS } from "./refund.rules.ts"

/** What is asked before a booking ends, from either side. */
export const cancelFormTexts = inLanguages({
  en: {
    fields: { reason: "Reason" },
    failed: "Failed to cancel the booking. Please try again.",
  },
})

/** Said before a customer cancels; the figures are the refund policy's (specification 1 §9). */
export const refundNoteTexts = inLanguages({
  en: {
    /** @param business null: they have deleted their account */
    meaning: (business: ReactNode | null, when: ReactNode, hasBegun: boolean) => {
      if (business === null) return parts("Your visit on ", when, " will be cancelled.")
      const freed = hasBegun ? "." : ", and the time is free for others again."
      return parts("Your visit with ", business, " on ", when, ` will be cancelled. They will be told at once${freed}`)
    },
    pending: `${brand.name} takes no payments, and for a request that is not confirmed yet nothing is owed.`,
    /** By when it is cancelled; begun: the visit runs. */
    refund: {
      in_time: (mail: ReactNode) =>
        parts(
          `${brand.name} takes no payments. If you have paid them something yourself, it can be refunded: the visit starts in more than ${LATE_CANCELLATION_HOURS} hours. Questions: `,
          mail,
        ),
      late: (mail: ReactNode) =>
        parts(
          `${brand.name} takes no payments. If you have paid them something yourself: it starts in less than ${LATE_CANCELLATION_HOURS} hours, and a cancellation this late is non-refundable. Questions: `,
          mail,
        ),
      begun: (mail: ReactNode) =>
        parts(
          `${brand.name} takes no payments. If you have paid them something yourself: the visit has begun already, and a cancellation this late is non-refundable. Questions: `,
          mail,
        ),
    },
    inFigures: "Refund policy in figures",
    figures: [
      `Ask for a refund within ${ASK_DAYS} days; it is reviewed in ${REVIEW_HOURS} hours.`,
      `Appeal within ${APPEAL_DAYS} days; the decision comes in ${DECISION_BUSINESS_DAYS} business days.`,
      `The money comes back in ${BACK_IN_DAYS.card} business days by card, ${BACK_IN_DAYS.upi} by UPI, ${BACK_IN_DAYS.bank} by bank transfer, ${BACK_IN_DAYS.wallet} to a wallet.`,
      "These figures bind the professional, and the payment provider where one is used.",
      "A cancellation by the professional never costs you anything.",
    ],
  },
})
