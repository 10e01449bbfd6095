/**
 * A customer who books and cancels on a site that keeps dying, and who asks again, with the same Idempotency-Key, until
 * an answer comes. What was answered stands in the ledger.
 */
import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { seededRandom } from "../chance.ts"

export interface Ledger {
  /** Booking id by Idempotency-Key. */
  booked: Map<string, string>
  cancelled: Set<string>
  refused: number
  retries: number
}

export interface Offer {
  provider_id: string
  service_id: string
}

interface Customer {
  url: string
  token: string
  offers: Offer[]
  ledger: Ledger
  isOver: () => boolean
}

const chance = seededRandom("app-customer.ts")
/** Of the twenty that a customer may have, who asks from two devices, and has some in the demo. */
const MAX_STANDING = 6

export const newLedger = (): Ledger => ({ booked: new Map(), cancelled: new Set(), refused: 0, retries: 0 })

export const bookAndCancel = async (customer: Customer) => {
  const { offers, ledger, isOver } = customer
  const standing: string[] = []
  while (!isOver()) {
    const key = randomUUID()
    const body = { ...oneOf(offers), ...someStart(), notes: `Asked as ${key}` }
    const { status, answer } = await askUntilAnswered(customer, "/booking/create", body, key)
    if (status === 409) ledger.refused += 1
    else ledger.booked.set(key, idOf(status, answer))
    if (status === 201) standing.push(idOf(status, answer))
    // Only so many may wait: the oldest makes room.
    if (standing.length > MAX_STANDING || (status === 201 && chance() < 0.3)) await cancel(customer, standing.shift()!)
    await sleep(20)
  }
}

/** No key here: a second attempt is answered like the first. */
const cancel = async (customer: Customer, id: string) => {
  const { status, answer } = await askUntilAnswered(customer, `/user/bookings/${id}/cancel`, {})
  if (status !== 200) throw new Error(`cancelling ${id}: ${status} ${answer.message}`)
  customer.ledger.cancelled.add(id)
}

const idOf = (status: number, answer: Answer) => {
  if (status !== 201 || !answer.data) throw new Error(`booking: ${status} ${answer.message}`)
  return answer.data.id
}

interface Answer {
  message: string
  code?: string
  data?: { id: string }
}

const askUntilAnswered = async ({ url, token, ledger }: Customer, path: string, body: object, key?: string) => {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    const response = await post(`${url}/api${path}`, body, {
      authorization: `Bearer ${token}`,
      ...(key && { "idempotency-key": key }),
    })
    const isAnswer = response && response.status < 500 && response.answer.code !== "in_flight"
    if (isAnswer) return response
    ledger.retries += 1
  }
  throw new Error(`${path} was not answered within a minute.`)
}

/** Undefined where the answer was lost, whole or in part. */
export const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(12_000),
    })
    return { status: response.status, answer: (await response.json()) as Answer }
  } catch {
    return undefined
  }
}

const oneOf = <T>(many: T[]): T => many[Math.floor(chance() * many.length)]!

/** Few enough, and at half hours, so that many collide and overlap. */
const someStart = () => {
  const day = new Date(Date.now() + (60 + Math.floor(chance() * 200)) * 86_400_000)
  const minutes = 4 * 60 + 30 * Math.floor(chance() * 12)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}`
  return { booking_date: day.toISOString().slice(0, 10), booking_time: time }
}
