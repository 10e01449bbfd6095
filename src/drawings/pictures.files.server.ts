// Drawings as pictures of their own address: a page stays light, the browser loads what comes into view and keeps it, and
// no drawing code travels to it.
import type { FastifyInstance } from "fastify"
import { refusalWords } from "../platform/api/refusals.words.ts"
import { notFound } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import { pictureSvg } from "./picture.server.ts"

const MOST_KEPT = 400

const noPicture = () => notFound(say(refusalWords, (t) => t.things.picture))

export const installPictures = (app: FastifyInstance) => {
  const kept = new Map<string, string>()
  app.get<{ Params: { detail: string; family: string; file: string } }>(
    "/drawings/:detail/:family/:file",
    async (request, reply) => {
      const { detail, family, file } = request.params
      const seed = /^(.{1,120})\.svg$/.exec(file)?.[1]
      if (seed === undefined || (detail !== "low" && detail !== "full")) throw noPicture()
      const key = `${detail} ${family} ${seed}`
      const svg = kept.get(key) ?? pictureSvg(family, seed, detail)
      if (!svg) throw noPicture()
      kept.set(key, svg)
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
      // A picture opened by itself may use its own style sheet and nothing else.
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      return reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(svg)
    },
  )
}
