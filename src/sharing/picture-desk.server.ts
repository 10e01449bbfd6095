// Where pictures for sharing are made, as PNG, because that is what messengers take. A flood of requests meets a short
// queue: two are drawn at a time on threads of their own, each once, and the latest are kept (about 100 KB each).
import { openAnswerCache } from "../platform/http/answer-cache.server.ts"
import { openFairQueue } from "../platform/http/fair-queue.server.ts"
import { defaultLanguage, type Language } from "../platform/language/language.ts"
import { openLettering } from "./lettering.server.ts"
import type { SharingCard } from "./sharing-card.ts"
import { sharingSvg } from "./sharing-drawing.server.ts"

const KEEP_SECONDS = 86_400

type Draw = (card: SharingCard, language: Language) => Promise<Buffer>

export interface SharingPictureRequest {
  /** Names the picture together with what it says and in which language. */
  key: string
  card: SharingCard
  language?: Language
  network: string
}

export const openSharingPictures = (draw: Draw = drawPng) => {
  const kept = openAnswerCache({ maxBytes: 8 * 1_048_576 })
  const fairQueue = openFairQueue({ atOnce: 2, perKey: 2, waiting: 30, maxWaitMs: 15_000 })
  return async ({ key, card, language = defaultLanguage, network }: SharingPictureRequest): Promise<Buffer> => {
    const answer = await kept.get(key, KEEP_SECONDS, async () => ({
      body: await fairQueue.take(network, () => draw(card, language)),
      headers: { "cache-control": "no-store" },
    }))
    return answer!.identity
  }
}

let tools: ReturnType<typeof openTools> | undefined

/** Fetched with the first picture: most processes start without anybody asking for one. */
const openTools = async () => {
  const [{ default: sharp }, letter] = await Promise.all([import("sharp"), openLettering()])
  // One thread a picture, and no cache of operations: no two pictures are alike.
  sharp.concurrency(1)
  sharp.cache(false)
  return { sharp, letter }
}

const drawPng: Draw = async (card, language) => {
  tools ??= openTools()
  const { sharp, letter } = await tools
  return sharp(Buffer.from(sharingSvg(card, letter, language)))
    .png()
    .toBuffer()
}
