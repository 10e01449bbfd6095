// What a page may load and run. A kept page names the hashes of its own scripts and styles, one made anew carries a nonce.
import { hash } from "node:crypto"

const hashes = (html: string, tag: "script" | "style") =>
  textsIn(html, tag).map((text) => `'sha256-${hash("sha256", text, "base64")}'`)

/** Of a page of ours, whose tags hold no ">" in their attributes: looked for, since a pattern over all of it cost as much as React. */
const textsIn = (html: string, tag: string) => {
  const texts: string[] = []
  for (let open = html.indexOf(`<${tag}`); open >= 0; open = html.indexOf(`<${tag}`, open + 1)) {
    const start = html.indexOf(">", open) + 1
    const end = html.indexOf(`</${tag}>`, start)
    if (start > 0 && end > start) texts.push(html.slice(start, end))
    if (end > open) open = end
  }
  return texts
}

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
