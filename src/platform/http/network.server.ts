import { isIPv4, isIPv6, SocketAddress } from "node:net"

/**
 * One household is one network: an IPv4 address, or the /64 of an IPv6 one. However an address is spelled (capitals, zeros, an
 * IPv4 address as an IPv6 one), it is of one network. A connection that was reset meanwhile has none (whatever the type of
 * request.ip says), and nobody hears the answer; neither has what a proxy calls "unknown".
 */
export const networkOf = (ip: string | undefined) => {
  const address = addressOf(ip)
  if (address === undefined) return "unknown"
  return isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).join(":")}::/64`
}

/** In its one spelling; an IPv4 address that stands in an IPv6 one as itself. */
export const addressOf = (ip: string | undefined) => {
  const bare = withoutPort(ip ?? "").split("%")[0]!
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return undefined
  const { address } = new SocketAddress({ address: bare, family: "ipv6" })
  return /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address
}

/** Some proxies forward the visitor's port with the address, another one for each connection: 192.0.2.7:4711, [2001:db8::7]:4711. */
const withoutPort = (ip: string) => /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip

const groupsOf = (address: string) => {
  const [head = "", tail] = address.split("::")
  const [first, last] = [head, tail ?? ""].map((text) => text.split(":").filter(Boolean)) as [string[], string[]]
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last]
}
