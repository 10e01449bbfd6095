// One-time codes by an authenticator app: RFC 6238 with what every app takes for granted, SHA-1, six digits, half minutes.
import { Secret, TOTP } from "otpauth"
import { create } from "qrcode"
import { brand } from "../../brand.ts"

export const newTotpSecret = () => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: brand.name, label, algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) })

/** What the app is told, by scanning or by a tap on the phone itself. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** The half minute whose code it is, of this one and its two neighbours (clocks differ); undefined for a wrong one. */
export const stepOfCode = (secret: string, code: string, now: Date) => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}

/** A QR code as the path of an SVG, a square of `size` with the margin that readers need. */
export const qrOf = (text: string) => {
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules
  const margin = 4
  const path = Array.from({ length: size }, (_, row) => runsOf(data.subarray(row * size, (row + 1) * size), row))
    .flat()
    .map(({ from, length, row }) => `M${from + margin} ${row + margin}h${length}v1h-${length}z`)
  return { size: size + 2 * margin, path: path.join("") }
}

const runsOf = (modules: Uint8Array, row: number) => {
  const runs: { from: number; length: number; row: number }[] = []
  modules.forEach((isDark, place) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.from + last.length === place) last.length += 1
    else runs.push({ from: place, length: 1, row })
  })
  return runs
}
