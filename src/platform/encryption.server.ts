// Encrypts what has to be read again and must not be readable in a copy of the database: AES-256-GCM under a key that is
// derived from the app's secret. `owner` is authenticated with it, so that a text is worth nothing in somebody else's row.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { encryptionKey } from "./tokens.server.ts"

const NONCE = 12
const TAG = 16

export const encrypt = (text: string, owner: string) => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv("aes-256-gcm", encryptionKey(), nonce).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

/** Undefined for what was altered, is another's, or was encrypted under another secret of the app. */
export const decrypt = (sealed: Buffer, owner: string) => {
  if (sealed.length < NONCE + TAG) return undefined
  const nonce = sealed.subarray(0, NONCE)
  const cipher = createDecipheriv("aes-256-gcm", encryptionKey(), nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(NONCE + TAG)), cipher.final()]).toString()
  } catch {
    return undefined
  }
}
