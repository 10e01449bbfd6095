// Where pictures for sharing are made, as PNG, because that is what messengers take. A flood of requests meets a short
// queue: two are drawn at a time on threads of their own, each once, and the latest are kept (about 100 KB each).

import { unavailable } from "../platform/problem.ts"
import { defaultLanguage, type Language, say } from "../platform/words/language.ts"
import { openLettering } from "./lettering.server.ts"
import { pictureWords } from "./picture.words.ts"
import type { SharingCard } from "./sharing-card.ts"
import { sharingSvg } from "./sharing-drawing.server.ts"

const AT_ONCE = 2
const MOST_WAITING = 30
const MOST_KEPT = 80

type Draw = (card: SharingCard, language: Language) => Promise<Buffer>

/** `key` names the picture together with what it says and in which language. */
export const openPictureDesk = (draw: Draw = drawPng) => {
  const kept = new Map<string, Buffer>()
  const underway = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0

  const inTurn = async (...card: Parameters<Draw>) => {
    if (busy >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        throw unavailable(
          say(pictureWords, (t) => t.busy),
          5,
        )
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy++
    try {
      return await draw(...card)
    } finally {
      // The place goes to who waits; only without anybody it is free.
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }

  const make = (key: string, ...card: Parameters<Draw>) => {
    const made = inTurn(...card)
      .then((png) => {
        kept.set(key, png)
        if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
        return png
      })
      .finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }

  return async (key: string, card: SharingCard, language: Language = defaultLanguage) =>
    kept.get(key) ?? underway.get(key) ?? make(key, card, language)
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
