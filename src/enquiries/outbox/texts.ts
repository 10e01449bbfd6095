import { inLanguages } from "../../platform/language/language.ts"

const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit" })
const SOON_MS = 120_000

/** By the clock of whoever waits, for it is their browser that tries. */
const again = (at: number, now = Date.now()) => (at - now < SOON_MS ? "in a moment" : `at ${clock.format(at)}`)

/** Texts about a submission that could not be sent, could not be stored, or was refused after the thanks. */
export const outboxTexts = inLanguages({
  en: {
    notKept:
      "We could not reach the server, and this browser keeps nothing for us. What you typed stays here: please try again in a moment.",
    refused: (message: string) => `What you sent before could not be taken. ${message}`,
    open: "Open the form",
    later: "Not now",
    giveUp: "Do not send it",
    waiting: (preview: string) => `Not sent yet: “${preview}”`,
    offline: "We'll send it as soon as you're back online",
    /** The server was reached, but is overloaded. */
    busy: (busyUntil: number) => `Our server is busy just now. We'll send it again ${again(busyUntil)}.`,
    sendNow: "Send now",
    drop: "Delete it",
  },
})
