// The adapter of an upload. Its body is streamed to the use case, which checks it. A refusal is sent at once, and not after
// the whole body.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Ctx } from "../context.server.ts"
import type { Db } from "../database/database.server.ts"
import type { Upload } from "../files/receive-file.server.ts"
import type { Log } from "../log.server.ts"
import { checkCall, consumeLimit } from "./check-call.server.ts"
import type { Contract, Who } from "./contract.ts"
import { onlyNamedRefusals } from "./refusals.server.ts"
import type { ActorDeps } from "./serve-actor.server.ts"

export interface ServedUpload {
  contract: Contract
  receive: (ctx: Ctx, input: unknown, upload: Upload, log: UploadLog) => Promise<object>
}

/** Of what fails and is no reason to refuse. */
export type UploadLog = Pick<Log, "warn">

/** No transaction is open during an upload; the use case opens its own. */
export const serveUpload = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<W, I, O>,
  receive: (ctx: Ctx<W>, input: z.output<I>, upload: Upload, log: UploadLog) => Promise<z.input<O>>,
) => ({ contract, receive }) as unknown as ServedUpload

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body may take minutes on a slow connection (body-time.server.ts). */
    isUpload?: boolean
  }
}

interface UploadDeps extends ActorDeps {
  db: Db
  checkAnswers?: boolean
}

export const installUploads = (app: FastifyInstance, calls: ServedUpload[], deps: UploadDeps) =>
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser("*", (_request, body, done) => done(null, body))
    uploads.addHook("onSend", (request, _reply, _payload, done) => {
      drainBody(request)
      done()
    })
    for (const call of calls) {
      const { contract } = call
      uploads.route({
        method: contract.method,
        url: `/api${contract.path}`,
        config: { isUpload: true },
        handler: (request, reply) => receiveUpload(call, deps, request, reply),
        ...(deps.checkAnswers && { errorHandler: onlyNamedRefusals(contract, app) }),
      })
    }
  })

const receiveUpload = async (
  { contract, receive }: ServedUpload,
  { checkAnswers, ...deps }: UploadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { ctx, input } = await checkCall(contract, deps, request)
  if (contract.limit) await consumeLimit(deps.db, contract.limit, ctx.actor, ctx.network)
  const announced = request.headers["content-length"]
  const upload = { body: request.raw, bytes: announced === undefined ? undefined : Number(announced) }
  const body = await receive({ ...ctx, db: deps.db }, input, upload, request.log)
  if (checkAnswers) contract.output.parse(body)
  return reply
    .status(contract.status ?? 200)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify({ success: true, ...body }))
}

/** Closing at once would lose the refusal; reading to the end would let clients keep us busy. */
const LINGER_MS = 2_000

const drainBody = ({ raw }: FastifyRequest) => {
  if (raw.readableEnded || raw.destroyed) return
  raw.on("error", () => {})
  raw.resume()
  const end = setTimeout(() => raw.destroy(), LINGER_MS).unref()
  raw.once("close", () => clearTimeout(end))
  raw.once("end", () => clearTimeout(end))
}
