// The network of a request, by which limits count. Behind a proxy that TRUSTED_PROXIES does not name, all visitors have the
// proxy's address and share one network's limits. Nothing else shows it, so it is logged, once.
import { BlockList, isIPv4, isIPv6, SocketAddress } from "node:net"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Log } from "../log.server.ts"

/** Set by proxies. */
const forwardedHeaders = ["x-forwarded-for", "forwarded", "x-real-ip"] as const

export const isForwarded = ({ headers }: FastifyRequest) => forwardedHeaders.some((name) => headers[name] !== undefined)

export const warnOfUntrustedProxy = (app: FastifyInstance, log: Log, trustedProxies: string[]) => {
  const trusted = listOf(trustedProxies)
  let isLogged = false
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isLogged && isForwarded(request)) {
      const peer = ipOf(request.socket.remoteAddress)
      isLogged = peer !== undefined && !trusted.check(peer, familyOf(peer))
      if (isLogged) log.warn({ peer }, untrustedProxyWarning)
    }
    done()
  })
}

const untrustedProxyWarning =
  "A request came with forwarded headers from an address that TRUSTED_PROXIES does not name, so they were not believed. " +
  "If a proxy of yours stands there, set TRUSTED_PROXIES to its address: until then all its visitors count as one network, " +
  "which soon uses up its limits. If there is none, a visitor made the headers up, and there is nothing to do."

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4")

const listOf = (networks: string[]) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = "", bits] = network.split("/")
    if (bits === undefined) list.addAddress(ipOf(address)!, familyOf(ipOf(address)!))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/**
 * An IPv4 address, or the /64 of an IPv6 one, however it is spelled. A connection that was reset meanwhile has no address
 * (whatever the type of request.ip says), and neither has what a proxy calls "unknown".
 */
export const networkOf = (ip: string | undefined) => {
  const address = ipOf(ip)
  if (address === undefined) return "unknown"
  return isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).join(":")}::/64`
}

/** In its one spelling; an IPv4 address that stands in an IPv6 one as itself. */
const ipOf = (ip: string | undefined) => {
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
