// A browser that an account has signed in by is known again, wherever it is (a phone changes its network many times a day).
// Its cookie opens nothing: it keeps the wrong passwords of strangers from standing in the owner's way (OWASP's device
// cookies). In it are a random name and a MAC for each account, which only this site can make; no row is needed. The MAC is of
// the password hash as well: with a new password, a cookie that was copied before is worth nothing.
import { timingSafeEqual } from "node:crypto"
import { keyedHash, newSecret } from "../../platform/tokens.server.ts"

export interface Device {
  name: string
  macs: string[]
}

/** A family shares a browser; whoever has not signed in by it for long is a stranger again. */
const MAX_ACCOUNTS = 5

export const readDevice = (cookie: string | undefined): Device | undefined => {
  const [name, ...macs] = /^[\w-]{43}(~[0-9a-f]{32}){1,5}$/.test(cookie ?? "") ? cookie!.split("~") : []
  return name === undefined ? undefined : { name, macs }
}

/** What a MAC is made of: it is valid as long as the account has this password. */
export interface DeviceAccount {
  id: string
  password_hash: string | null
}

export const isDeviceOf = ({ name, macs }: Device, account: DeviceAccount) => {
  const own = Buffer.from(deviceMac(name, account))
  return macs.some((mac) => timingSafeEqual(Buffer.from(mac), own))
}

/** The new value of the device cookie, with a MAC for this account. */
export const deviceCookieFor = (account: DeviceAccount, { name, macs }: Device = { name: newSecret(), macs: [] }) => {
  const own = deviceMac(name, account)
  return [name, own, ...macs.filter((mac) => mac !== own).slice(0, MAX_ACCOUNTS - 1)].join("~")
}

/** After this browser changed the password; undefined where it had no MAC of the account. */
export const renewedDeviceCookie = (
  device: Device | undefined,
  id: string,
  { before, after }: { before: string; after: string },
) => {
  const was = { id, password_hash: before }
  if (!device || !isDeviceOf(device, was)) return undefined
  const own = deviceMac(device.name, was)
  return deviceCookieFor({ id, password_hash: after }, { ...device, macs: device.macs.filter((mac) => mac !== own) })
}

const deviceMac = (name: string, { id, password_hash }: DeviceAccount) =>
  keyedHash(`device ${name} ${id} ${password_hash}`).slice(0, 32)
