// Behind a proxy that TRUSTED_PROXIES does not name, all visitors have the proxy's address: they are one network, and share
// what one network may do. Nothing else shows it, so the log says it, once.
import { BlockList, isIPv6 } from "node:net"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Log } from "../log.server.ts"
import { addressOf } from "./network.server.ts"

/** By which a proxy says for whom it asks. */
const forwardedHeaders = ["x-forwarded-for", "forwarded", "x-real-ip"] as const

export const isForwarded = ({ headers }: FastifyRequest) => forwardedHeaders.some((name) => headers[name] !== undefined)

export const warnOfUntrustedProxy = (app: FastifyInstance, log: Log, trustedProxies: string[]) => {
  const trusted = listOf(trustedProxies)
  let isSaid = false
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isSaid && isForwarded(request)) {
      const peer = addressOf(request.socket.remoteAddress)
      isSaid = peer !== undefined && !trusted.check(peer, familyOf(peer))
      if (isSaid) log.warn({ peer }, said)
    }
    done()
  })
}

const said =
  "A request came with forwarded headers from an address that TRUSTED_PROXIES does not name, so they were not believed. " +
  "If a proxy of yours stands there, set TRUSTED_PROXIES to its address: until then all its visitors count as one network, " +
  "which soon uses up its limits. If there is none, a visitor made the headers up, and there is nothing to do."

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4")

const listOf = (networks: string[]) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = "", bits] = network.split("/")
    if (bits === undefined) list.addAddress(addressOf(address)!, familyOf(addressOf(address)!))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}
