import type { Told } from "../booking.kinds.words.en.ts"

const theirs = ({ service, when }: Told) => `the ${service} visit on ${when}`

/** One truth for requests and confirmed visits (specification 3 §4). */
const held = "Until then the old time stays held. The new one is not: somebody else may still book it."

/** By kind: what the site says, and the mail's first lines. The visit stays where it is until the other side has said yes. */
export default {
  time_proposed_by_customer: {
    title: "Another time proposed",
    message: (told: Told) =>
      `${told.customer} would rather have ${theirs(told)} on ${told.proposed}. Accept it or decline it. ${held}${told.answerBy}`,
  },
  time_proposed_by_professional: {
    title: "Another time proposed",
    message: (told: Told) =>
      `${told.professional} proposes ${told.proposed} for ${theirs(told)}. Accept it or decline it. ${held}${told.answerBy}`,
  },
  time_accepted_by_customer: {
    title: "New time accepted",
    message: (told: Told) =>
      `${told.customer} accepted your time: the ${told.service} visit is confirmed for ${told.when}.`,
  },
  time_accepted_by_professional: {
    title: "New time accepted",
    message: (told: Told) =>
      `${told.professional} accepted your time: your ${told.service} visit is confirmed for ${told.when}.`,
  },
  time_accepted_by_you_as_customer: {
    title: "New time accepted",
    message: (told: Told) => `You accepted a new time: your ${told.service} visit is confirmed for ${told.when}.`,
  },
  time_accepted_by_you_as_professional: {
    title: "New time accepted",
    message: (told: Told) => `You accepted a new time: the ${told.service} visit is confirmed for ${told.when}.`,
  },
  time_declined_by_customer: {
    title: "New time declined",
    message: (told: Told) => `${told.customer} cannot take ${told.proposed}. ${stays(told)}`,
  },
  time_declined_by_professional: {
    title: "New time declined",
    message: (told: Told) => `${told.professional} cannot take ${told.proposed}. ${stays(told)}`,
  },
  time_withdrawn_by_customer: {
    title: "New time withdrawn",
    message: (told: Told) => `${told.customer} no longer asks for ${told.proposed}. ${stays(told)}`,
  },
  time_withdrawn_by_professional: {
    title: "New time withdrawn",
    message: (told: Told) => `${told.professional} no longer proposes ${told.proposed}. ${stays(told)}`,
  },
  time_taken_for_customer: {
    title: "Proposed time taken",
    message: (told: Told) =>
      `Somebody else has booked ${told.proposed}, so your visit cannot move there. ${stays(told)}`,
  },
  time_taken_for_professional: {
    title: "Proposed time taken",
    message: (told: Told) =>
      `Somebody else has booked ${told.proposed}, so ${told.customer}'s visit cannot move there. ${stays(told)}`,
  },
}

function stays({ service, when }: Told) {
  return `The ${service} visit keeps its time, ${when}.`
}
