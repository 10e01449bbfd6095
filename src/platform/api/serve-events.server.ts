// The adapter of a stream of events, which stays open. The use case returns as soon as the stream is joined to its source;
// what it throws until then is a refusal like any other.
import type { FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Ctx } from "../context.server.ts"
import { type EventStream, eventStreamHeaders } from "../http/event-stream.server.ts"
import type { EventStreams } from "../http/open-streams.server.ts"
import { localize } from "../language/language.ts"
import { unavailable } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { checkCall, consumeLimit } from "./check-call.server.ts"
import type { Contract, Who } from "./contract.ts"
import type { ActorDeps } from "./serve-actor.server.ts"

export interface ServedEvents {
  contract: Contract
  follow: (ctx: Ctx, input: unknown, stream: EventStream) => Promise<void>
}

export const serveEvents = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<W, I, O>,
  follow: (ctx: Ctx<W>, input: z.output<I>, stream: EventStream<z.input<O>>) => Promise<void>,
) => ({ contract, follow }) as unknown as ServedEvents

declare module "fastify" {
  interface FastifyContextConfig {
    /** Left out of the response times in the metrics. */
    isStream?: boolean
  }
}

export interface EventsDeps extends ActorDeps {
  /** Needed by calls that answer with events. */
  streams?: EventStreams
  /** Tests check every answer and refusal against its contract; in production the bytes are worth more. */
  checkAnswers?: boolean
}

export const openEvents = async (
  call: ServedEvents,
  deps: EventsDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { contract, follow } = call
  const { ctx, input } = await checkCall(contract, deps, request)
  if (request.method === "HEAD") return reply.headers(eventStreamHeaders).send()
  if (contract.limit) await consumeLimit(deps.db, contract.limit, ctx.actor, ctx.network)
  // The contract is not for anyone.
  const stream = deps.streams!.admit(ctx.actor!, reply)
  const send: EventStream["send"] = (data, id) =>
    stream.send(deps.checkAnswers ? contract.output.parse(data) : data, id)
  try {
    await follow({ ...ctx, db: deps.db }, input, { ...stream, send })
  } catch (error) {
    stream.end()
    throw error
  }
  if (!stream.open())
    throw unavailable(
      localize(refusalTexts, (t) => t.stream.gone),
      3,
    )
}
