// What is handed out and must come back unforged: secrets (random, only their hash is kept) and access tokens (signed,
// an hour long, naming a session whose row decides). The signing key is derived from the app's secret at start.
import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"

export const TOKEN_SECONDS = 3600
const TYPE = "access+jwt"

let signingKey: KeyObject | undefined
let fingerprintKey: KeyObject | undefined

/** Called once at start, before the first request. Every node derives the same key from the same secret. */
export const configureTokens = (appSecret: string) => {
  const derived = (purpose: string) => createSecretKey(Buffer.from(hkdfSync("sha256", appSecret, "", purpose, 32)))
  signingKey = derived("sthapati access token")
  fingerprintKey = derived("sthapati fingerprint")
}

/** Tells whether two texts are the same without keeping them; keyed, because such a text may hold a password. */
export const fingerprint = (text: string) => {
  if (!fingerprintKey) throw new Error("configureTokens was not called.")
  return createHmac("sha256", fingerprintKey).update(text).digest("hex")
}

const key = () => {
  if (!signingKey) throw new Error("configureTokens was not called.")
  return signingKey
}

export interface TokenClaims {
  account_id: string
  session_id: string
}

export const signToken = async ({ account_id, session_id }: TokenClaims, now: Date) => {
  const issued = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({ sid: session_id })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setSubject(account_id)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_SECONDS)
    .sign(key())
  return { token, expires_at: new Date((issued + TOKEN_SECONDS) * 1000).toISOString() }
}

/** Null for a token that is forged, expired, or none at all. */
export const readToken = async (token: string, now: Date): Promise<TokenClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ["HS256"], typ: TYPE, currentDate: now })
    return typeof payload.sid === "string" && payload.sub ? { account_id: payload.sub, session_id: payload.sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** 256 random bits, safe in a link or a cookie. */
export const newSecret = () => randomBytes(32).toString("base64url")

/** What the database keeps of a secret. Random secrets need no slow hash. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest()
