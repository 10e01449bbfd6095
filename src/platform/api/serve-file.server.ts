// The adapter of a download. Its links are in mails too, so whoever opens one without a session is redirected to the login
// page, and a refusal is shown as a page.
import type { Readable } from "node:stream"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { Ctx } from "../context.server.ts"
import type { Db } from "../database/database.server.ts"
import { etagOf, isKnown } from "../http/etag.server.ts"
import { pathIn, preferredLanguage } from "../language/language.ts"
import { isProblem } from "../problem.ts"
import { checkCall, consumeLimit } from "./check-call.server.ts"
import type { Contract, Who } from "./contract.ts"
import type { ActorDeps } from "./serve-actor.server.ts"

export interface FileAnswer {
  /** One of the contract's `types`. */
  type: string
  /** What it is saved as: ASCII, without quotes. */
  name: string
  text: string
}

/** One that is too large to be held: written while it is sent. */
export interface StreamedFile extends Omit<FileAnswer, "text"> {
  body: Readable
}

export interface ServedFile {
  contract: Contract
  file: (ctx: Ctx, input: unknown) => Promise<FileAnswer | StreamedFile>
  /** A page that leads to it, for who has to sign in first. */
  page: string
  /** Fetched again and again by programs, with an ETag. */
  isAskedAgain?: boolean
}

export const serveFile = <W extends Who, I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<W, I, O>,
  file: (ctx: Ctx<W>, input: z.output<I>) => Promise<FileAnswer | StreamedFile>,
  more: Pick<ServedFile, "page" | "isAskedAgain">,
) => ({ contract, file, ...more }) as unknown as ServedFile

declare module "fastify" {
  interface FastifyContextConfig {
    /** Opened by its address, as pages are. */
    isFile?: boolean
  }
}

export const sendFile = async (
  { contract, file, page, isAskedAgain }: ServedFile,
  deps: ActorDeps & { db: Db },
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const checked = await checkCall(contract, deps, request).catch((error: unknown) => {
    if (isProblem(error) && error.code === "sign_in_required" && isOpened(request)) return undefined
    throw error
  })
  if (!checked) return reply.header("cache-control", "no-store").redirect(logInPath(request, page))
  const { ctx, input } = checked
  if (contract.limit) await consumeLimit(deps.db, contract.limit, ctx.actor, ctx.network)
  const answer = await file({ ...ctx, db: deps.db }, input)
  const { type, name } = answer
  if (isAskedAgain && "text" in answer) {
    const etag = etagOf(answer.text)
    reply.headers({ etag, "cache-control": "private, no-cache" })
    if (isKnown(request.headers["if-none-match"], etag)) return reply.status(304).send()
  } else reply.header("cache-control", "no-store")
  return reply
    .headers({ ...saved, "content-disposition": `attachment; filename="${name}"` })
    .type(type)
    .send("text" in answer ? answer.text : answer.body)
}

/** Never shown as a page of this site, whatever is in it. */
const saved = { "content-security-policy": "default-src 'none'; sandbox" }

const isOpened = ({ headers }: FastifyRequest) => headers["sec-fetch-dest"] === "document"

const logInPath = ({ headers }: FastifyRequest, page: string) =>
  pathIn(preferredLanguage(headers["accept-language"]), `/login?redirect=${encodeURIComponent(page)}`)
