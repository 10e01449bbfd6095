// The content security policy of pages: only our own scripts and styles, which are rendered with a nonce. An uncached page is
// sent with its nonce. A cached one is for everybody: the nonce is removed, and the policy has hashes instead.
import { hash } from "node:crypto"

/** @param html its bytes as it was made, with `nonce` on what is ours */
export const cachedPage = (html: Buffer, nonce: string) => {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set(hashes(html, "script", mark))
  const styles = new Set(hashes(html, "style", mark))
  return {
    html: without(html, mark),
    policy: `default-src 'none'; script-src 'self' ${[...scripts].join(" ")}; style-src 'self' ${[...styles].join(" ")}; ${common}`,
  }
}

const without = (html: Buffer, mark: string) => {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    pieces.push(html.subarray(from, at))
    from = at + mark.length
  }
  return Buffer.concat([...pieces, html.subarray(from)])
}

const hashes = (html: Buffer, tag: "script" | "style", mark: string) =>
  markedTexts(html, tag, mark).map((text) => `'sha256-${hash("sha256", text, "base64")}'`)

/**
 * Our own tags hold no ">" in their attributes. One without the mark got in by a fault and may swallow some of ours: what a
 * browser takes for its text is passed over whole. Looked for, since a pattern over all of it cost as much as React.
 */
const markedTexts = (html: Buffer, tag: string, mark: string) => {
  const texts: Buffer[] = []
  for (let open = html.indexOf(`<${tag}`); open >= 0; open = html.indexOf(`<${tag}`, open + 1)) {
    const start = html.indexOf(">", open) + 1
    const end = html.indexOf(`</${tag}>`, start)
    if (start > 0 && end > start && html.subarray(open, start).includes(mark)) texts.push(html.subarray(start, end))
    if (end > open) open = end
  }
  return texts
}

const common =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Under development Vite speaks to the page over a socket, and writes style elements as files change. */
export const noncePolicy = (nonce: string, mode: "production" | "development") => {
  const isDevelopment = mode === "development"
  const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`
  const rest = isDevelopment ? common.replace("connect-src 'self'", "connect-src 'self' ws:") : common
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${styles}; ${rest}`
}
