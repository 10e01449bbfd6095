// One round of sending: takes a few mails that are due and holds them, sends them side by side, and writes down what became
// of each. A node that dies holds them for minutes at most.
import { brand } from "../../brand.ts"
import type { Db } from "../database/database.server.ts"
import type { Log } from "../log.server.ts"
import { lockDueMails, type MailRow, markRefused, markSent, postpone, requeue } from "./mail.queries.server.ts"
import { textsOfMail } from "./mail.server.ts"
import type { Fault, Smtp } from "./smtp.server.ts"

export interface RoundTools {
  db: Db
  log: Log
  smtp: Smtp
  from: string
  publicUrl: string
  longestSending?: number
}

export interface Round {
  taken: number
  faults: Fault[]
  /** Whether the server has taken a mail, or has not been asked to. */
  isThrough: boolean
}

/** So many side by side; one that hangs holds up the others for as long as a sending may last. */
const HANDS = 8
const LONGEST_SENDING_MS = 60_000
/** Well above the longest asking and sending: who holds a mail for longer is dead. */
const HELD_SECONDS = 150

/** @param asksFirst where it is not known that the server is there: an hour without one must not cost mails their tries */
export const sendRound = async (tools: RoundTools, asksFirst: boolean, stop: AbortSignal): Promise<Round> => {
  const mails = await lockDueMails(tools.db, HANDS, HELD_SECONDS)
  if (mails.length === 0) return { taken: 0, faults: [], isThrough: true }
  const away = asksFirst && (await tools.smtp.ask(patienceOf(tools, stop)))
  if (away) {
    await requeue(tools.db, mails)
    return { taken: 0, faults: [away], isThrough: false }
  }
  // Each is written down before a failure of the database ends the round.
  const ends = await Promise.allSettled(mails.map((mail) => sendOne(tools, mail, stop)))
  const broken = ends.find((end) => end.status === "rejected")
  if (broken) throw broken.reason
  const faults = ends.flatMap((end) => (end.status === "fulfilled" && end.value ? [end.value] : []))
  return {
    taken: mails.length,
    faults,
    isThrough: faults.some(({ of }) => of === "mail") || faults.length < mails.length,
  }
}

const sendOne = async (tools: RoundTools, mail: MailRow, stop: AbortSignal): Promise<Fault | undefined> => {
  const { db, log } = tools
  const fault = await tryOne(tools, mail, stop)
  if (!fault) await markSent(db, mail.id)
  else if (!fault.isForGood) await postpone(db, mail.id, { fault: fault.said, seconds: pauseAfter(mail.attempts) })
  else {
    log.warn({ part: "mails" }, `a mail is given up: ${fault.said}`)
    await markRefused(db, mail.id, fault.said)
  }
  return fault
}

/** Seconds: 3 after the first try, 6 hours in the end. */
const pauseAfter = (attempts: number) => Math.exp(Math.min(attempts, 10))

const tryOne = async (tools: RoundTools, mail: MailRow, stop: AbortSignal): Promise<Fault | undefined> => {
  const { smtp, from, publicUrl } = tools
  const texts = textsOfMail(mail, publicUrl)
  // A node of a newer version may be able to.
  if (!texts) return { said: `a letter of the kind ${mail.kind} cannot be worded`, of: "mail" }
  const messageId = `<${mail.id}@${brand.emails.general.split("@")[1]}>`
  return smtp.send({ from, to: mail.to_address, ...texts, messageId }, patienceOf(tools, stop))
}

/** Whoever says a little now and then is never silent for as long as the socket's own limit. */
const patienceOf = ({ longestSending = LONGEST_SENDING_MS }: RoundTools, stop: AbortSignal) =>
  AbortSignal.any([stop, AbortSignal.timeout(longestSending)])
