// What a page may load and run. A kept page names the hashes of its own scripts and styles, one made anew carries a nonce.
import { createHash } from "node:crypto"

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")
const hashes = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "g"))].flatMap(([, text]) =>
    text ? [`'sha256-${sha256(text)}'`] : [],
  )

const common =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const hashedPolicy = (html: string) => {
  const scripts = new Set(hashes(html, "script"))
  const styles = new Set(hashes(html, "style"))
  return `default-src 'none'; script-src 'self' ${[...scripts].join(" ")}; style-src 'self' ${[...styles].join(" ")}; ${common}`
}

/** Under development Vite speaks to the page over a socket, and writes style elements as files change. */
export const noncePolicy = (nonce: string, mode: "production" | "development") => {
  const isDevelopment = mode === "development"
  const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`
  const rest = isDevelopment ? common.replace("connect-src 'self'", "connect-src 'self' ws:") : common
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${styles}; ${rest}`
}
