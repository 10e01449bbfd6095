// A fingerprint of what was answered, by which whoever has it already is spared a second copy (RFC 9110, 13).
import { hash } from "node:crypto"

export const etagOf = (body: string | Buffer) => `"${hash("sha256", body, "base64").slice(0, 27)}"`

/** @param known what `If-None-Match` names */
export const isKnown = (known: string | undefined, etag: string) =>
  known?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false
