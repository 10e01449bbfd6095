import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

/** What the server answers about mailed codes; each says what to do next. */
export default {
  onItsWay: "If an account has this email, a code is on its way to it. It works for 10 minutes.",
  tooMany: (wait: string) =>
    `Too many codes were asked for with this email. Please log in instead, or try again in ${wait}.`,
  proof: "Please log in to this account, or enter the code that we send to its email.",
  secondFactor:
    "This account has a second factor, so a mailed code is not enough. Please log in, and add the other side there.",
  wrong: (left: number) =>
    `This is not the code. Please take the one from our newest mail; ${plural(left, { one: "one try is", other: `${left} tries are` })} left.`,
  tried: "This code was tried too often. Please ask for a new one.",
  expired: "This code has expired. Please ask for a new one.",
  used: "This code has been used already. Please log in, or ask for a new one.",
  none: "There is no code for this email any more. Please ask for a new one.",
}
