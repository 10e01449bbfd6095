// One round of sending: locks a few due mails, sends them in parallel, and stores the outcome of each. A node that dies
// leaves them locked for minutes at most.
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
  maxSendMs?: number
}

export interface Round {
  taken: number
  faults: Fault[]
  /** Whether the server has accepted a mail, or there was none to send. */
  isServerUp: boolean
}

/** Sent in parallel; the round lasts as long as the slowest of them. */
const BATCH_SIZE = 8
const MAX_SEND_MS = 60_000
/** Well above the time of a check and a sending: a node with an older lock is dead. */
const LOCK_SECONDS = 150

/** @param checkServerFirst where the server may be down: an hour without it must not use up the mails' attempts */
export const sendRound = async (tools: RoundTools, checkServerFirst: boolean, stop: AbortSignal): Promise<Round> => {
  const mails = await lockDueMails(tools.db, BATCH_SIZE, LOCK_SECONDS)
  if (mails.length === 0) return { taken: 0, faults: [], isServerUp: true }
  const serverFault = checkServerFirst && (await tools.smtp.check(sendTimeout(tools, stop)))
  if (serverFault) {
    await requeue(tools.db, mails)
    return { taken: 0, faults: [serverFault], isServerUp: false }
  }
  // All outcomes are stored before a failed one ends the round.
  const outcomes = await Promise.allSettled(mails.map((mail) => sendOne(tools, mail, stop)))
  const broken = outcomes.find((outcome) => outcome.status === "rejected")
  if (broken) throw broken.reason
  const faults = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" && outcome.value ? [outcome.value] : []))
  return {
    taken: mails.length,
    faults,
    isServerUp: faults.some(({ scope }) => scope === "mail") || faults.length < mails.length,
  }
}

const sendOne = async (tools: RoundTools, mail: MailRow, stop: AbortSignal): Promise<Fault | undefined> => {
  const { db, log } = tools
  const fault = await trySend(tools, mail, stop)
  if (!fault) await markSent(db, mail.id)
  else if (!fault.isPermanent)
    await postpone(db, mail.id, { fault: fault.summary, seconds: retrySeconds(mail.attempts) })
  else {
    log.warn({ part: "mails" }, `a mail is given up: ${fault.summary}`)
    await markRefused(db, mail.id, fault.summary)
  }
  return fault
}

/** 3 s after the first attempt, up to 6 hours. */
const retrySeconds = (attempts: number) => Math.exp(Math.min(attempts, 10))

const trySend = async (tools: RoundTools, mail: MailRow, stop: AbortSignal): Promise<Fault | undefined> => {
  const { smtp, from, publicUrl } = tools
  const texts = textsOfMail(mail, publicUrl)
  // Retried: a node of a newer version may know the kind.
  if (!texts) return { summary: `a letter of the kind ${mail.kind} cannot be worded`, scope: "mail" }
  const messageId = `<${mail.id}@${brand.emails.general.split("@")[1]}>`
  return smtp.send({ from, to: mail.to_address, ...texts, messageId }, sendTimeout(tools, stop))
}

/** In all; the socket's own timeouts do not end a server that answers byte by byte. */
const sendTimeout = ({ maxSendMs = MAX_SEND_MS }: RoundTools, stop: AbortSignal) =>
  AbortSignal.any([stop, AbortSignal.timeout(maxSendMs)])
