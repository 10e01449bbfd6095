// A browser that an account has signed in by is known again, wherever it is (a phone changes its network many times a day).
// Its cookie opens nothing: it keeps the wrong passwords of strangers from standing in the owner's way (OWASP's device
// cookies). In it are a random name and a seal for each account, which only this site can make; no row is needed. A seal is
// of the password as well: with a new one a cookie that was copied before says nothing any more.
import { timingSafeEqual } from "node:crypto"
import { fingerprint, newSecret } from "../../platform/tokens.server.ts"

export interface Device {
  name: string
  seals: string[]
}

/** A family shares a browser; whoever has not signed in by it for long is a stranger again. */
const MAX_ACCOUNTS = 5

export const readDevice = (cookie: string | undefined): Device | undefined => {
  const [name, ...seals] = /^[\w-]{43}(~[0-9a-f]{32}){1,5}$/.test(cookie ?? "") ? cookie!.split("~") : []
  return name === undefined ? undefined : { name, seals }
}

/** What a seal is made of: it is valid as long as the account has this password. */
export interface SealedAccount {
  id: string
  password_hash: string | null
}

export const isDeviceOf = ({ name, seals }: Device, account: SealedAccount) => {
  const own = Buffer.from(sealOf(name, account))
  return seals.some((seal) => timingSafeEqual(Buffer.from(seal), own))
}

/** The new value of the device cookie, with a seal for this account. */
export const deviceCookieFor = (account: SealedAccount, { name, seals }: Device = { name: newSecret(), seals: [] }) => {
  const own = sealOf(name, account)
  return [name, own, ...seals.filter((seal) => seal !== own).slice(0, MAX_ACCOUNTS - 1)].join("~")
}

/** After this browser changed the password; undefined where it had no seal of the account. */
export const resealedDeviceCookie = (
  device: Device | undefined,
  id: string,
  { before, after }: { before: string; after: string },
) => {
  const was = { id, password_hash: before }
  if (!device || !isDeviceOf(device, was)) return undefined
  const own = sealOf(device.name, was)
  return deviceCookieFor(
    { id, password_hash: after },
    { ...device, seals: device.seals.filter((seal) => seal !== own) },
  )
}

const sealOf = (name: string, { id, password_hash }: SealedAccount) =>
  fingerprint(`device ${name} ${id} ${password_hash}`).slice(0, 32)
