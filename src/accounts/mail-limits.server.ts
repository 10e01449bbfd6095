// Limits on mails that anybody can request by typing an address. Each kind of mail is counted separately, per network first:
// else any stranger could use up the owner's limit. A daily limit per address protects its mailbox; where strangers have used
// that up as well, a browser or network from which the owner has signed in before still gets the mail.
import type { Ctx } from "../platform/context.server.ts"
import { type Bucket, consumeAll, countAndFindExceeded, type WaitText } from "../platform/http/limits.server.ts"
import { identifierKey } from "./identifier-keys.server.ts"
import { hasSignedInFrom } from "./session/session.server.ts"
import { type DeviceAccount, isDeviceOf, readDevice } from "./sign-in/device.server.ts"

/** Mails of one kind to one address, whoever requests them. */
const MAX_PER_DAY = 20
/** Of those, for one network or browser. */
const MAX_PER_DAY_AND_SOURCE = 10

const bucketName = (what: string, email: string) => `${what}:${identifierKey(email)}`

const sourceBuckets = (name: string, message?: WaitText): Bucket[] => [
  [name, { max: 3, seconds: 900, ...(message && { message }) }],
  [`${name}:day`, { max: MAX_PER_DAY_AND_SOURCE, seconds: 86_400, ...(message && { message }) }],
]

/** Counts all mails of a kind to an address. */
export const dailyMailBucket = (what: string, email: string, message?: WaitText): Bucket => [
  bucketName(what, email),
  { max: MAX_PER_DAY, seconds: 86_400, ...(message && { message }) },
]

export const mailBuckets = (what: string, email: string, network: string, message?: WaitText): Bucket[] => [
  ...sourceBuckets(`${bucketName(what, email)}:${network}`, message),
  dailyMailBucket(what, email, message),
]

interface MailRequest {
  what: string
  email: string
  /** The account with this address. */
  account: DeviceAccount | undefined
  deviceCookie: string | undefined
  message?: WaitText
}

/** Counts a mail requested from the owner's own browser separately; false where the browser is not known as theirs. */
export const consumeByDevice = async (
  { db }: Pick<Ctx, "db">,
  { what, email, account, deviceCookie, message }: MailRequest,
) => {
  const device = account && readDevice(deviceCookie)
  if (!device || !isDeviceOf(device, account)) return false
  await consumeAll(db, sourceBuckets(`${bucketName(what, email)}:device:${device.name}`, message))
  return true
}

export interface MailAllowance {
  /** The mail may be sent. */
  isAllowed: boolean
  /** Seconds until the address's daily limit resets, where it is used up. The answer must not depend on isAllowed (docs/decisions/0034). */
  usedUpFor?: number
}

/** For a mail that only helps the owner: where strangers have used up the daily limit, a known network is still allowed. */
export const consumeForOwner = async (ctx: Pick<Ctx, "db" | "network">, input: MailRequest): Promise<MailAllowance> => {
  if (await consumeByDevice(ctx, input)) return { isAllowed: true }
  const { what, email, account, message } = input
  const exceeded = await countAndFindExceeded(ctx.db, mailBuckets(what, email, ctx.network, message))
  // Queried without an account too, so that the time is the same.
  const isKnownThere = await hasSignedInFrom(ctx.db, account?.id ?? "", ctx.network)
  if (!exceeded) return { isAllowed: true }
  if (exceeded.name !== bucketName(what, email)) throw exceeded.refusal
  return { isAllowed: isKnownThere, usedUpFor: Number(exceeded.refusal.details.retry_after) }
}
