/** A link to a map in an address, as phones share it: the only kind of link that an address takes. */

const MAP_HOSTS = [
  "maps.app.goo.gl",
  "goo.gl/maps",
  "google.com/maps",
  "www.google.com/maps",
  "google.co.in/maps",
  "www.google.co.in/maps",
  "maps.google.com",
  "maps.google.co.in",
  "maps.apple.com",
  "maps.apple",
  "mappls.com",
  "maps.mapmyindia.com",
  "openstreetmap.org",
  "www.openstreetmap.org",
] as const

export interface MapLink {
  href: string
  /** Where it leads. */
  host: string
}

/** Texts and links, in their order; what leads elsewhere is text. What ends a sentence ends no link. */
export const partsOfAddress = (address: string): (string | MapLink)[] =>
  address
    .split(/(https:\/\/\S*[^\s.,;:!?)\]])/)
    .map((part) => mapLinkOf(part) ?? part)
    .filter(Boolean)

/** An address without its map links: to be judged as plain text. */
export const withoutMapLinks = (address: string) =>
  partsOfAddress(address)
    .filter((part) => typeof part === "string")
    .join(" ")

const mapLinkOf = (text: string): MapLink | undefined => {
  if (!text.startsWith("https://") || !URL.canParse(text)) return undefined
  const { host, pathname, username, password, href } = new URL(text)
  const isMap = MAP_HOSTS.some((known) => host === known || `${host}${pathname}/`.startsWith(`${known}/`))
  // An address that only leads on to another one.
  const leadsOn = /^\/url\b/.test(pathname)
  return isMap && !leadsOn && !username && !password ? { href, host } : undefined
}
