// What a professional reads in their own activity of what they offer.
import { pricesIn } from "../../platform/money.ts"
import { kind } from "../../platform/words/kinds.ts"
import { offerKindWords } from "./texts.ts"

interface About {
  service: string
}

export const offerAdded = kind<About>({
  kind: "add_service",
  details: ({ service }, language) => offerKindWords.in(language).service(service),
})

export const offerRemoved = kind<About>({
  kind: "remove_service",
  details: ({ service }, language) => offerKindWords.in(language).service(service),
})

export const priceChanged = kind<About & { price: string | null }>({
  kind: "update_price",
  details: ({ service, price }, language) => offerKindWords.in(language).price(service, pricesIn(language)(price)),
})

export const offerPaused = kind<About>({
  kind: "pause_service",
  details: ({ service }, language) => offerKindWords.in(language).service(service),
})

export const offerResumed = kind<About>({
  kind: "resume_service",
  details: ({ service }, language) => offerKindWords.in(language).service(service),
})

export const offerKinds = [offerAdded, offerRemoved, priceChanged, offerPaused, offerResumed]
