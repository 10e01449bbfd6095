import { inLanguages } from "../../platform/language/language.ts"
import type { Reason } from "../return-to.rules.ts"
import type { Aim } from "./reasons.rules.ts"

interface Sentences {
  logIn: string
  signUp: string
}

/** As the first words of both. */
const to = (aim: string): Sentences => ({ logIn: `Log in to ${aim}.`, signUp: `Create an account to ${aim}.` })

/** Why somebody was sent to come in: as the page that sent them says, else by where they were going. */
export const reasonTexts = inLanguages({
  en: {
    said: {
      booking: {
        logIn: "Your booking is kept. Log in to send it.",
        signUp: "Your booking is kept. Create an account to send it.",
      },
      request: {
        logIn: "Your message is kept. Log in to send it.",
        signUp: "Your message is kept. Create an account to send it.",
      },
      ended: {
        logIn: "Your session has ended. Log in to go on where you were.",
        signUp: "Your session has ended. Log in to go on where you were.",
      },
    } satisfies Record<Reason, Sentences>,
    byPath: {
      write: to("write a post"),
      posts: to("see your posts"),
      comment: to("comment on this post"),
      messages: to("read and send messages"),
      shortlist: to("have your shortlist on every device"),
      review: to("write your review"),
      bookings: to("see your bookings"),
      requests: to("see your requests"),
      services: to("see the services you chose"),
      settings: to("change your settings"),
    } satisfies Record<Aim, Sentences>,
  },
})
