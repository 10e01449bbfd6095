/** Where a link of a post may lead, and which pictures it may show. */

import { POST_LIMITS } from "../post-limits.rules.ts"

const schemes = ["http:", "https:", "mailto:", "tel:"]
/** Browsers leave these out of an address; what they come to then is what is judged. */
const ignoredInAddresses = /[\t\n\r]/g
/** Any origin: an own path must stay on it. */
const HERE = "https://here.invalid"

/** The address as a browser would take it, or null where it leads to no page, mail or telephone. */
export const linkAddress = (href: unknown): string | null => {
  if (typeof href !== "string" || href.length > POST_LIMITS.address) return null
  const address = href.replace(ignoredInAddresses, "").trim()
  const url = parsed(address)
  if (!url) return null
  if (url.origin === HERE) return isOwnPath(address) ? url.href.slice(HERE.length) : null
  if (!schemes.includes(url.protocol) || url.username || url.password) return null
  return url.href.length > POST_LIMITS.address ? null : url.href
}

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address)

const parsed = (address: string) => {
  const isPath = isOwnPath(address)
  if (!isPath && !/^[a-z][a-z+.-]*:/i.test(address)) return null
  return URL.canParse(address, isPath ? HERE : undefined) ? new URL(address, isPath ? HERE : undefined) : null
}

export const isOwnAddress = (href: string) => href.startsWith("/")

const ownFile = /^\/files\/[\w-]{1,64}\/[\w-]{1,40}$/
const ownDrawing = /^\/drawings\/blog\/[a-z0-9-]{1,80}\.svg$/

export const imageAddress = (src: unknown): string | null =>
  typeof src === "string" && (ownFile.test(src) || ownDrawing.test(src)) ? src : null

/** The file that an address shows, undefined for drawings. */
export const fileIdOf = (src: string) => (ownFile.test(src) ? src.split("/")[2] : undefined)
