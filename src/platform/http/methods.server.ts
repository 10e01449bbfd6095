// An address that exists answers every method: those it does not know with 405 and, as a header, the ones it does. To
// OPTIONS that list is the whole answer; without a word about origins in it, other sites stay out.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify"
import { refusalWords } from "../api/refusals.words.ts"
import { Problem } from "../problem.ts"
import { say } from "../words/language.ts"

/** Before the routes: notes them. What it returns, called after the last one, refuses all other methods. */
export const noteMethods = (app: FastifyInstance) => {
  const known = new Map<string, { url: string; methods: string[] }>()
  app.addHook("onRoute", ({ url, method }: RouteOptions) => {
    // The name of a parameter does not make it another address.
    const address = url.replace(/:\w+/g, ":")
    known.set(address, { url, methods: [...(known.get(address)?.methods ?? []), ...[method].flat()] })
  })
  return () => {
    for (const { url, methods } of [...known.values()]) refuseOthers(app, url, methods)
  }
}

const refuseOthers = (app: FastifyInstance, url: string, methods: string[]) => {
  const others = app.supportedMethods.filter((method) => !methods.includes(method))
  if (others.length === 0) return
  const allow = [...new Set([...methods, "OPTIONS"])].sort().join(", ")
  app.route({
    method: others,
    url,
    // Before a body is read: whatever it is, it is not wanted.
    onRequest: async (request, reply) => {
      if (request.method === "OPTIONS") return reply.header("allow", allow).status(204).send()
      throw otherMethod(request, reply, allow)
    },
    handler: async () => {},
  })
}

export const otherMethod = ({ method }: FastifyRequest, reply: FastifyReply, allow: string) => {
  reply.header("allow", allow)
  return new Problem(
    "method_not_allowed",
    say(refusalWords, (t) => t.method(method, allow)),
  )
}
