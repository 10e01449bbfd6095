// One-time codes by an authenticator app: RFC 6238 with what every app takes for granted, SHA-1, six digits, half minutes.
import { Secret, TOTP } from "otpauth"
import { brand } from "../../brand.ts"

export const newTotpSecret = () => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: brand.name, label, algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** The otpauth address for the authenticator app: scanned, or opened on the phone itself. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** The half minute whose code it is, of this one and its two neighbours (clocks differ); undefined for a wrong one. */
export const stepOfCode = (secret: string, code: string, now: Date) => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}
