// Drawings as pictures of their own address: a page stays light, the browser loads what comes into view and keeps it, and
// no drawing code travels to it.
import type { FastifyInstance } from "fastify"
import { openAnswerCache } from "../platform/http/answer-cache.server.ts"
import type { FairQueue } from "../platform/http/fair-queue.server.ts"
import { networkOf } from "../platform/http/network.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { pictureSvg } from "./picture.server.ts"

/** The same seed is always drawn the same. */
const KEEP_SECONDS = 86_400

const headers = {
  "content-type": "image/svg+xml",
  "cache-control": `public, max-age=${KEEP_SECONDS}`,
  // A picture opened by itself may use its own style sheet and nothing else.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const noPicture = () => notFound(localize(refusalTexts, (t) => t.things.picture))

export const installPictures = (app: FastifyInstance, { fairQueue }: { fairQueue: FairQueue }) => {
  const kept = openAnswerCache({ maxBytes: 8 * 1_048_576 })
  app.get<{ Params: { detail: string; family: string; file: string } }>(
    "/drawings/:detail/:family/:file",
    async (request, reply) => {
      const { detail, family, file } = request.params
      const seed = /^(.{1,120})\.svg$/.exec(file)?.[1]
      if (seed === undefined || (detail !== "low" && detail !== "full")) throw noPicture()
      const draw = async () => {
        const body = pictureSvg(family, seed, detail)
        return body === undefined ? null : { body, headers }
      }
      const picture = await kept.get(`${detail} ${family} ${seed}`, KEEP_SECONDS, () =>
        fairQueue.take(networkOf(request.ip), draw),
      )
      if (!picture) throw noPicture()
      return kept.send(request, reply, picture)
    },
  )
}
