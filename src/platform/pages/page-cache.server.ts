// Public pages are the same for everybody, so one rendering serves many: kept for seconds, compressed once, served stale
// while the next one is made. Bounded; a node that loses it only renders again.
import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export interface KeptPage {
  identity: Buffer
  br: Buffer
  gzip: Buffer
  policy: string
  etag: string
}

interface Entry {
  page: KeptPage
  freshUntil: number
  staleUntil: number
}

/** Null: not for keeping after all (a redirect, no such page), what was kept goes. Undefined: it failed, what was kept stays. */
export type Render = () => Promise<string | null | undefined>

export const openPageCache = ({ maxEntries = 300 } = {}) => {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, ReturnType<typeof keepRendered>>()

  const renew = (key: string, seconds: number, render: Render) => {
    const running = rendering.get(key)
    if (running) return running
    const made = keepRendered(render).finally(() => rendering.delete(key))
    rendering.set(key, made)
    return made.then((page) => {
      if (page === undefined) return undefined
      entries.delete(key)
      if (page === null) return null
      const now = Date.now()
      entries.set(key, { page, freshUntil: now + seconds * 1000, staleUntil: now + seconds * 3000 })
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
      return page
    })
  }

  return {
    get: async (key: string, seconds: number, render: Render): ReturnType<typeof keepRendered> => {
      const entry = entries.get(key)
      const now = Date.now()
      if (!entry || entry.staleUntil < now) return renew(key, seconds, render)
      // A failed renewal keeps the old page; the next visit after it has gone stale sees the error.
      if (entry.freshUntil < now) void renew(key, seconds, render).catch(() => {})
      return entry.page
    },
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const keepRendered = async (render: Render): Promise<KeptPage | null | undefined> => {
  const html = await render()
  if (typeof html !== "string") return html
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(identity, { level: 7 }),
  ])
  return { identity, br, gzip: zipped, policy: hashedPolicy(html), etag: `"${sha256(html).slice(0, 27)}"` }
}

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
