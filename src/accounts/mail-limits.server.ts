// How often a mail to an address may be asked for by whoever types the address. Each kind of mail is counted by itself, of
// one network first: else any stranger could use up what the owner has. What a day holds for an address keeps its mailbox
// usable; where strangers have used that up as well, who has signed in to the account before still gets theirs.
import type { Ctx } from "../platform/context.server.ts"
import { type Bucket, countAndFindExceeded, spendAll, type WaitText } from "../platform/http/limits.server.ts"
import { addressKey } from "./identifier-keys.server.ts"
import { hasSignedInFrom } from "./session/session.server.ts"
import { isDeviceOf, readDevice, type Sealed } from "./sign-in/device.server.ts"

/** To one address, of one kind, whoever asks. */
const A_DAY = 20
/** Of those for one network or browser. */
const A_DAY_FROM_ONE = 10

const nameOf = (what: string, email: string) => `${what}:${addressKey(email)}`

const fromOne = (name: string, message?: WaitText): Bucket[] => [
  [name, { max: 3, seconds: 900, ...(message && { message }) }],
  [`${name}:day`, { max: A_DAY_FROM_ONE, seconds: 86_400, ...(message && { message }) }],
]

/** All letters of a kind to an address. */
export const dayOfMails = (what: string, email: string, message?: WaitText): Bucket => [
  nameOf(what, email),
  { max: A_DAY, seconds: 86_400, ...(message && { message }) },
]

export const mailBuckets = (what: string, email: string, network: string, message?: WaitText): Bucket[] => [
  ...fromOne(`${nameOf(what, email)}:${network}`, message),
  dayOfMails(what, email, message),
]

interface MailRequest {
  what: string
  email: string
  /** Whose the address is. */
  account: Sealed | undefined
  deviceCookie: string | undefined
  message?: WaitText
}

/** Counts a letter to an owner's own browser apart; false where this is none. */
export const spendByDevice = async (
  { db }: Pick<Ctx, "db">,
  { what, email, account, deviceCookie, message }: MailRequest,
) => {
  const device = account && readDevice(deviceCookie)
  if (!device || !isDeviceOf(device, account)) return false
  await spendAll(db, fromOne(`${nameOf(what, email)}:device:${device.name}`, message))
  return true
}

export interface MailAllowance {
  /** A letter may go out. */
  isOpen: boolean
  /** Where the day of the address is used up: for how many seconds. To be answered alike, open or not (docs/decisions/0034). */
  usedUpFor?: number
}

/** For a letter to the owner alone: the day of an address that strangers have used up does not close a known network. */
export const spendForOwner = async (ctx: Pick<Ctx, "db" | "network">, input: MailRequest): Promise<MailAllowance> => {
  if (await spendByDevice(ctx, input)) return { isOpen: true }
  const { what, email, account, message } = input
  const full = await countAndFindExceeded(ctx.db, mailBuckets(what, email, ctx.network, message))
  // Looked up for nobody too: it takes its time.
  const isKnownThere = await hasSignedInFrom(ctx.db, account?.id ?? "", ctx.network)
  if (!full) return { isOpen: true }
  if (full.name !== nameOf(what, email)) throw full.refusal
  return { isOpen: isKnownThere, usedUpFor: Number(full.refusal.details.retry_after) }
}
