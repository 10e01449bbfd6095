// Serves files to browsers: only re-encoded ones, under addresses whose content never changes.
import type { FastifyInstance } from "fastify"
import type { ActorDeps } from "../platform/api/serve-actor.server.ts"
import { fileAddress } from "../platform/files/purposes.ts"
import { cookieJar } from "../platform/http/cookies.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { findServedFile } from "./file.server.ts"

const headers = {
  "content-type": "image/webp",
  // Opened as a document it must not run anything.
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
}
const forEverybody = { ...headers, "cache-control": "public, max-age=31536000, immutable" }
const forSome = { ...headers, "cache-control": "private, no-store" }

const noPicture = () => notFound(localize(refusalTexts, (t) => t.things.picture))

export const installFiles = (app: FastifyInstance, { db, clock, publicUrl, findActorByCookie }: ActorDeps) => {
  app.get<{ Params: { id: string; name: string } }>(fileAddress(":id", ":name"), async (request, reply) => {
    const { id, name } = request.params
    const file = await findServedFile(db, id, name, clock())
    if (!file) throw noPicture()
    const isForEverybody = file.seenBy === "everyone"
    if (file.seenBy !== "everyone") {
      const secret = cookieJar(request, undefined, publicUrl).sessionCookie
      const actor = secret ? await findActorByCookie(db, secret, clock()) : null
      if (!actor || actor.awaits_second_factor || !(await file.seenBy(db, actor, id))) throw noPicture()
    }
    const stored = await file.open()
    if (!stored) throw noPicture()
    if (stored.bytes !== undefined) reply.header("content-length", stored.bytes)
    return reply.headers(isForEverybody ? forEverybody : forSome).send(stored.body)
  })
}
