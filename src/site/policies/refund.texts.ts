import { LATE_CANCELLATION_HOURS } from "../../bookings/booking.rules.ts"
import {
  APPEAL_DAYS,
  ASK_DAYS,
  BACK_IN_DAYS,
  DECISION_BUSINESS_DAYS,
  REVIEW_HOURS,
} from "../../bookings/cancel/refund.rules.ts"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import type { LongText } from "./long-text.ts"

export const refundTexts = inLanguages({
  en: {
    meta: {
      title: `Refund Policy · ${brand.name}`,
      description: `Cancelling a visit, asking for money back, appeal, and how long a refund takes by card, UPI, bank or wallet on ${brand.name}.`,
    },
    heading: "Refund Policy",
    lead: "When money for a visit comes back to you, how to ask for it, and how long it takes.",
    parts: {
      money: {
        title: "Where your money is",
        body: [
          `${brand.name} takes no payments and holds no money: you pay the professional. So a refund comes from the professional, or from the payment provider where one is used.`,
          {
            note: "The figures on this page bind the professional, and the payment provider where one is used. Professionals agree to them when they join.",
          },
        ],
      },
      cancelling: {
        title: "Cancelling a visit",
        body: [
          {
            facts: [
              { term: "Not confirmed yet", text: "Nothing is owed, whenever you cancel." },
              {
                term: `More than ${LATE_CANCELLATION_HOURS} hours before`,
                text: "What you have paid for the visit can be refunded.",
              },
              {
                term: `Less than ${LATE_CANCELLATION_HOURS} hours before`,
                text: "Non-refundable.",
              },
              { term: "By the professional", text: "Never costs you anything, however late it is." },
            ],
          },
          "You cancel in My Bookings; before you do, the dialog says on which side of the line you are. Proposing another time is not a cancellation.",
        ],
      },
      asking: {
        title: "Asking for a refund",
        body: [
          {
            steps: [
              `Ask within ${ASK_DAYS} days of the service. Write to the professional, with a copy to us, so that there is a record of the day.`,
              "Say which booking it is, what was paid and how, and what was wrong. Pictures help.",
              `It is reviewed in ${REVIEW_HOURS} hours, and you are told the answer with its reason.`,
              `If you do not agree, appeal within ${APPEAL_DAYS} days. The decision comes in ${DECISION_BUSINESS_DAYS} business days.`,
            ],
          },
          (link) =>
            parts(
              "The copy goes to ",
              link(`mailto:${brand.emails.support}`, brand.emails.support),
              ", or by the ",
              link("/contact", "contact form"),
              ".",
            ),
        ],
      },
      times: {
        title: "How long the money takes",
        body: [
          "From the day the refund is granted, in business days:",
          {
            facts: [
              { term: "Card", text: `${BACK_IN_DAYS.card} business days` },
              { term: "UPI", text: `${BACK_IN_DAYS.upi} business days` },
              { term: "Bank transfer", text: `${BACK_IN_DAYS.bank} business days` },
              { term: "Wallet", text: `${BACK_IN_DAYS.wallet} business days` },
            ],
          },
          "It goes back the way it came. Where you paid in cash, agree with the professional on one of these ways.",
        ],
      },
      milestones: {
        title: "Escrow and milestones",
        body: [
          `Money in escrow lies with the licensed escrow partner that both of you have chosen, never with ${brand.name}. It is released, or goes back, by the milestones in your contract with that partner.`,
        ],
      },
      disagreement: {
        title: "If you cannot agree",
        body: [
          (link) =>
            parts(
              "Write to our ",
              link("/grievance", "grievance officer"),
              ". We look at what both sides say and what the booking’s history shows. We cannot pull money out of somebody’s account, but whoever does not keep to this policy does not stay on the site.",
            ),
          "Your rights as a consumer are not touched by any of this.",
        ],
      },
    },
  } satisfies LongText,
})
