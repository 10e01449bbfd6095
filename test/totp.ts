/** An authenticator app: the codes of RFC 6238 from the key as text, made without the site's own library. */
import { createHmac } from "node:crypto"
import type { TestApp } from "./app.ts"

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

const bytesOf = (base32: string) => {
  const bits = [...base32].map((mail) => LETTERS.indexOf(mail).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What the app shows so many half minutes from `now`. */
export const codeAt = (secret: string, now: Date, halfMinutes = 0) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + halfMinutes))
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}

/** The app is given its key; the code of this moment is used. */
export const setUpSecondFactor = async (t: TestApp, token: string): Promise<string> => {
  const { secret } = (await t.call("POST", "/auth/second_factor/enroll", { token, body: {} })).body
  const body = { code: codeAt(secret, t.clock.now) }
  const { status } = await t.call("POST", "/auth/second_factor/verify", { token, body })
  if (status !== 200) throw new Error(`second factor: ${status}`)
  return secret
}

/** Any code that the app does not show around `now`. */
export const wrongCode = (secret: string, now: Date) => {
  const near = [-1, 0, 1].map((halfMinutes) => codeAt(secret, now, halfMinutes))
  return ["000000", "111111", "222222", "333333"].find((code) => !near.includes(code))!
}
