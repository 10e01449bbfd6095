import { pluralIn } from "./words/parts.ts"

const plural = pluralIn("en")

/** What the doors refuse by themselves, before a slice is asked. Only the server says it. */
export default {
  /** "We could not find this page." */
  things: { page: "page", picture: "picture", file: "file" },
  noSuchFile: "There is no such file.",
  tooManyAttempts: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  tooManyRequests: (wait: string) => `Too many requests at once. Please try again in ${wait}.`,
  seconds: (count: number) => plural(count, { one: "1 second", other: `${count} seconds` }),
  tooBusy: "Too much is being asked for at once just now. Please try again in a few seconds.",
  manySignIns: "Many people are signing in just now. Please try again in a few seconds.",
  wrongRole: {
    customer: "This needs a customer account. Please log in or sign up as a customer.",
    professional: "This is for professionals. Please log in or sign up as a professional.",
    admin: "This is for administrators.",
  },
  confirmIdentity: "Please confirm that this is you: enter your password again.",
  setUpFirst: "Please set up your second factor first: administrators need one.",
  somebodyElse: "This request names somebody else. Please sign in again.",
  foreignOrigin: "This request did not come from our own pages.",
  method: (method: string, allowed: string) => `${method} is not possible here, only ${allowed}.`,
  /** Of the stream that tells open pages what happens. */
  stream: {
    full: "We cannot tell you more just now. Please try again in a few seconds.",
    gone: "Please try again in a few seconds.",
  },
  idempotencyKey: {
    shape: "The Idempotency-Key must be 1 to 200 printable characters.",
    taken: "This Idempotency-Key was used for another request.",
    underway: "This request is already being worked on.",
  },
}
