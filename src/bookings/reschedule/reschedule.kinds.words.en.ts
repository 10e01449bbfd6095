import type { Told } from "../booking.kinds.words.en.ts"

/** By kind: what the site says, and the mail's first lines. */
export default {
  request_moved: {
    title: "Request moved to another time",
    message: (told: Told) =>
      `${told.customer} now asks for the ${told.service} visit on ${told.when} instead of ${told.movedFrom}.${told.answerBy}`,
  },
  request_moved_by_you: {
    title: "Request moved",
    message: (told: Told) =>
      `${told.professional} now has your request for the ${told.service} visit on ${told.when} instead of ${told.movedFrom}. You get a mail when they answer.${told.endsUnanswered}`,
  },
}
