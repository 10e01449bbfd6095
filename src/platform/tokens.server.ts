// Values that are handed out and must not be forgeable: secrets (random, only their hash is kept) and access tokens (signed,
// an hour long, naming a session whose row decides). The signing key is derived from the app's secret at start.
import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto"

export const TOKEN_SECONDS = 3600

let signingKey: KeyObject | undefined
let hashKey: KeyObject | undefined
let cipherKey: KeyObject | undefined

/** Called once at start, before the first request. Every node derives the same key from the same secret. */
export const configureTokens = (appSecret: string) => {
  const derived = (purpose: string) => createSecretKey(Buffer.from(hkdfSync("sha256", appSecret, "", purpose, 32)))
  signingKey = derived("sthapati access token")
  hashKey = derived("sthapati fingerprint")
  cipherKey = derived("sthapati sealed")
}

/** For encryption.server.ts only. */
export const encryptionKey = () => {
  if (!cipherKey) throw new Error("configureTokens was not called.")
  return cipherKey
}

/** Tells whether two texts are the same without keeping them; keyed, because such a text may hold a password. */
export const keyedHash = (text: string) => {
  if (!hashKey) throw new Error("configureTokens was not called.")
  return createHmac("sha256", hashKey).update(text).digest("hex")
}

const key = () => {
  if (!signingKey) throw new Error("configureTokens was not called.")
  return signingKey
}

export interface TokenClaims {
  account_id: string
  session_id: string
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

/** The only one there is: what a token says about its own algorithm is never asked. */
const HEADER = base64url({ alg: "HS256", typ: "access+jwt" })

const signatureOf = (signed: string) => createHmac("sha256", key()).update(signed).digest("base64url")

/** A JSON Web Token, which any library can read. */
export const signToken = ({ account_id, session_id }: TokenClaims, now: Date) => {
  const iat = Math.floor(now.getTime() / 1000)
  const exp = iat + TOKEN_SECONDS
  const signed = `${HEADER}.${base64url({ sid: session_id, sub: account_id, iat, exp })}`
  return { token: `${signed}.${signatureOf(signed)}`, expires_at: new Date(exp * 1000).toISOString() }
}

/** Null for a token that is forged, expired, or none at all. */
export const readToken = (token: string, now: Date): TokenClaims | null => {
  const [header, payload, signature, ...more] = token.split(".")
  if (header !== HEADER || !payload || !signature || more.length > 0) return null
  // As text, so that each signature has one spelling.
  if (!isSameText(signature, signatureOf(`${header}.${payload}`))) return null
  const { sid, sub, exp } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>
  if (typeof exp !== "number" || exp <= Math.floor(now.getTime() / 1000)) return null
  return typeof sid === "string" && typeof sub === "string" ? { account_id: sub, session_id: sid } : null
}

/** In a time that does not tell how much of it is the same. */
export const isSameText = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** 256 random bits, safe in a link or a cookie. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** What the database keeps of a secret. Random secrets need no slow hash. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest()
