// Existing addresses answer methods they do not take with 405 and an Allow header, and OPTIONS with that header alone; without
// CORS headers, so other sites may not call them.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify"
import { localize } from "../language/language.ts"
import { Problem } from "../problem.ts"
import { refusalTexts } from "../texts.ts"

type Takes = (request: FastifyRequest) => Promise<boolean>

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route for many addresses: which of them take its method. */
    takes?: Takes
  }
}

interface Known {
  url: string
  methods: Map<string, Takes | undefined>
}

/** Before the routes: notes them. What it returns, called after the last one, refuses all other methods. */
export const noteMethods = (app: FastifyInstance) => {
  const known = new Map<string, Known>()
  app.addHook("onRoute", ({ url, method, config }: RouteOptions) => {
    // The name of a parameter does not make it another address.
    const address = url.replace(/:\w+/g, ":")
    const methods = new Map(known.get(address)?.methods)
    for (const one of [method].flat()) methods.set(one, config?.takes)
    known.set(address, { url, methods })
  })
  return () => {
    for (const address of [...known.values()]) refuseOthers(app, address)
  }
}

const refuseOthers = (app: FastifyInstance, { url, methods }: Known) => {
  const others = app.supportedMethods.filter((method) => !methods.has(method))
  if (others.length === 0) return
  app.route({
    method: others,
    url,
    // Before a body is read: whatever it is, it is not wanted.
    onRequest: async (request, reply) => {
      const allow = await takenHere(methods, request)
      if (request.method === "OPTIONS") return reply.header("allow", allow).status(204).send()
      throw otherMethod(request, reply, allow)
    },
    handler: async () => {},
  })
}

const takenHere = async (methods: Known["methods"], request: FastifyRequest) => {
  const asked = [...methods].map(async ([method, takes]) => ((await takes?.(request)) === false ? [] : [method]))
  return [...(await Promise.all(asked)).flat(), "OPTIONS"].sort().join(", ")
}

export const otherMethod = ({ method }: FastifyRequest, reply: FastifyReply, allow: string) => {
  reply.header("allow", allow)
  return new Problem(
    "method_not_allowed",
    localize(refusalTexts, (t) => t.method(method, allow)),
  )
}
