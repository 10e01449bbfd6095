import type { Told } from "../booking.kinds.words.en.ts"

const visit = ({ service, when }: Told) => `the ${service} visit on ${when}`

/** By kind: what the site says, and the mail's first lines. */
export default {
  no_show_said_by_customer: {
    title: "Visit did not take place",
    message: (told: Told) =>
      `${told.customer} says that ${visit(told)} did not take place. You can add what you know; both statements stand.`,
  },
  no_show_said_by_professional: {
    title: "Visit did not take place",
    message: (told: Told) =>
      `${told.professional} says that ${visit(told)} did not take place. You can add what you know; both statements stand.`,
  },
  no_show_answered_by_customer: {
    title: "Answer about a visit",
    message: (told: Told) => `${told.customer} has answered what you said about ${visit(told)}.`,
  },
  no_show_answered_by_professional: {
    title: "Answer about a visit",
    message: (told: Told) => `${told.professional} has answered what you said about ${visit(told)}.`,
  },
}
