// A browser that an account has signed in by is known again, wherever it is (a phone changes its network many times a day).
// Its cookie opens nothing: it keeps the wrong passwords of strangers from standing in the owner's way (OWASP's device
// cookies). In it are a random name and a seal for each account, which only this site can make; no row is needed.
import { timingSafeEqual } from "node:crypto"
import { fingerprint, newSecret } from "../../platform/tokens.server.ts"

export interface Device {
  name: string
  seals: string[]
}

/** A family shares a browser; whoever has not signed in by it for long is a stranger again. */
const MOST_ACCOUNTS = 5

export const readDevice = (cookie: string | undefined): Device | undefined => {
  const [name, ...seals] = /^[\w-]{43}(~[0-9a-f]{32}){1,5}$/.test(cookie ?? "") ? cookie!.split("~") : []
  return name === undefined ? undefined : { name, seals }
}

export const isDeviceOf = ({ name, seals }: Device, accountId: string) => {
  const own = Buffer.from(sealOf(name, accountId))
  return seals.some((seal) => timingSafeEqual(Buffer.from(seal), own))
}

/** What the cookie says from now on. */
export const rememberedFor = (accountId: string, { name, seals }: Device = { name: newSecret(), seals: [] }) => {
  const own = sealOf(name, accountId)
  return [name, own, ...seals.filter((seal) => seal !== own).slice(0, MOST_ACCOUNTS - 1)].join("~")
}

const sealOf = (name: string, accountId: string) => fingerprint(`device ${name} ${accountId}`).slice(0, 32)
