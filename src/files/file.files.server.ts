// Serves files to browsers, under addresses whose content never changes: re-encoded pictures, and documents as they came,
// which are downloaded and never shown on our origin. Each is sent whole: there are no ranges, as none is over 10 MB.
import type { FastifyInstance } from "fastify"
import type { ActorDeps } from "../platform/api/serve-actor.server.ts"
import { fileAddress, typeOf } from "../platform/files/purposes.ts"
import { cookieJar } from "../platform/http/cookies.server.ts"
import { networkOf } from "../platform/http/network.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { attachment } from "./document-name.rules.ts"
import { findServedFile } from "./file.server.ts"

const headers = {
  // Opened as a document it must not run anything.
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
}
const forEverybody = { ...headers, "cache-control": "public, max-age=31536000, immutable" }
/** What is taken back is gone from browsers soon. */
const forNow = { ...headers, "cache-control": "public, max-age=3600" }
const forSome = { ...headers, "cache-control": "private, no-store" }

const noFile = () => notFound(localize(refusalTexts, (t) => t.things.file))

export const installFiles = (app: FastifyInstance, { db, clock, publicUrl, findActorByCookie }: ActorDeps) => {
  app.get<{ Params: { id: string; name: string } }>(fileAddress(":id", ":name"), async (request, reply) => {
    const { id, name } = request.params
    const takesAvif = String(request.headers.accept).includes("image/avif")
    const file = await findServedFile(db, { id, name, takesAvif }, clock())
    if (!file) throw noFile()
    if (file.seenBy !== "everyone" && !file.isPublic) {
      const secret = cookieJar(request, undefined, publicUrl).sessionCookie
      const actor = secret ? await findActorByCookie(db, secret, clock()) : null
      if (!actor || actor.awaits_second_factor || !(await file.seenBy(actor))) throw noFile()
      await file.recordLook(actor, networkOf(request.ip))
    }
    const stored = await file.open()
    if (!stored) throw noFile()
    if (stored.bytes !== undefined) reply.header("content-length", stored.bytes)
    return reply
      .headers(file.seenBy === "everyone" ? forEverybody : file.isPublic ? forNow : forSome)
      .headers(file.document_name === null ? {} : { "content-disposition": attachment(file.document_name) })
      .headers({ "content-type": typeOf(file.name), vary: "accept" })
      .send(stored.body)
  })
}
