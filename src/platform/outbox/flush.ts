/**
 * Sends what is stored, one after the other (docs/decisions/0049): shared by the page that it was typed on, by the next visit,
 * and by the worker that sends while no page is open.
 */
import { publishDelivery } from "./delivery.ts"
import { isBusyStatus, type OutboxEntry, pauseSeconds } from "./outbox.rules.ts"
import { changeEntry, deleteEntry, isStorageHanging, listEntries } from "./outbox-store.ts"
import { type PostResult, type Sender, senderOf } from "./senders.ts"

/** Whether anything that could be sent from here is still queued, and for how many seconds the server asked to wait. */
export interface FlushResult {
  isWaiting: boolean
  retryAfter: number
}

let next: Promise<FlushResult> | undefined
let isNextManual = false

/**
 * One tab or worker at a time: no entry is sent twice at the same time. What is stored meanwhile is sent by the same flush, or
 * by the one that waits for its turn, which serves all who ask until it begins.
 * @param isManual somebody pressed "Send now": the pause that the server asked for is ignored
 */
export const flushStored = (isManual = false): Promise<FlushResult> => {
  isNextManual ||= isManual
  // Asked for a moment later: a lock may be had at once, and what begins is not `next` any more.
  next ??= Promise.resolve()
    .then(() => inTurn(begin))
    .catch((failure) => {
      next = undefined
      throw failure
    })
  return next
}

const begin = () => {
  const isManual = isNextManual
  next = undefined
  isNextManual = false
  return sendStored(isManual)
}

/** Where a browser has no locks, two may send at once: the server takes a key once. */
const inTurn = (work: () => Promise<FlushResult>): Promise<FlushResult> =>
  "locks" in navigator ? navigator.locks.request("outbox", work) : work()

interface Queued {
  one: OutboxEntry
  sender: Sender
}

interface Progress {
  /** What this flush does not come back to: keys that were tried, and lanes in which an earlier one has not arrived. */
  passed: Set<string>
  /** Keys of what may not be sent just now. */
  withheld: Set<string>
  /** Senders for which the server has no time, with the seconds for which it asked. */
  waits: Map<Sender, number>
}

const sendStored = async (isManual: boolean): Promise<FlushResult> => {
  const waits = isManual ? new Map<Sender, number>() : pausesOf(await listQueued())
  const progress: Progress = { passed: new Set(), withheld: new Set(), waits }
  for (let due = await findDue(progress); due; due = await findDue(progress)) await sendOne(due, progress)
  const waiting = (await listQueued()).filter(({ one }) => !progress.withheld.has(one.key))
  if (waiting.length === 0) return { isWaiting: isStorageHanging(), retryAfter: 0 }
  return { isWaiting: true, retryAfter: Math.min(...waiting.map(({ sender }) => waits.get(sender) ?? 0)) }
}

/** The oldest one. Read anew each time: others store and discard meanwhile. */
const findDue = async ({ passed, withheld, waits }: Progress) =>
  (await listQueued()).find(
    ({ one: { key, lane = "" }, sender }) =>
      !(passed.has(key) || passed.has(lane) || withheld.has(key) || waits.has(sender)),
  )

const listQueued = async (): Promise<Queued[]> =>
  (await listEntries()).flatMap((one) => {
    const sender = senderOf(one)
    return sender && !one.refused ? { one, sender } : []
  })

const pausesOf = (queued: Queued[]) => {
  const waits = new Map<Sender, number>()
  for (const { sender } of queued) {
    const all = queued.filter((other) => other.sender === sender).map(({ one }) => one)
    const seconds = pauseSeconds(all, Date.now())
    if (seconds > 0) waits.set(sender, seconds)
  }
  return waits
}

const sendOne = async ({ one, sender }: Queued, { passed, withheld, waits }: Progress) => {
  if (sender.maySend && !(await sender.maySend(one))) return void withheld.add(one.key)
  passed.add(one.key)
  const result = await sender.post(one)
  await storeOutcome(one, result)
  if (result.outcome !== "queued") return
  if (one.lane) passed.add(one.lane)
  if (isBusyStatus(result.status)) waits.set(sender, result.retryAfter)
}

/** Stores what came of a try. A refused entry stays stored with what was wrong. */
export const storeOutcome = async (one: OutboxEntry, result: PostResult) => {
  if (result.outcome === "queued") await storeBusyUntil(one, result)
  else if (result.outcome === "sent") await deleteEntry(one.key)
  else {
    const { message, fields } = result.failure
    await changeEntry(one.key, { refused: { message, fields } })
  }
  publishDelivery(one, { status: result.outcome, ...("answer" in result && { answer: result.answer }) })
}

/** The sender is shown whether there is no connection or the server is busy. */
const storeBusyUntil = async (one: OutboxEntry, { status, retryAfter }: Extract<PostResult, { outcome: "queued" }>) => {
  const busyUntil = status === 0 ? undefined : Date.now() + (isBusyStatus(status) ? retryAfter : 0) * 1000
  if (busyUntil !== one.busyUntil) await changeEntry(one.key, { busyUntil })
}
