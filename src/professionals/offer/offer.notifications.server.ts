// What a professional reads in their own activity of what they offer.

import { kind } from "../../platform/language/notification-kinds.ts"
import { pricesIn } from "../../platform/money.ts"
import { offerKindTexts } from "./texts.ts"

interface About {
  service: string
}

export const offerAdded = kind<About>({
  kind: "add_service",
  details: ({ service }, language) => offerKindTexts.in(language).service(service),
})

export const offerRemoved = kind<About>({
  kind: "remove_service",
  details: ({ service }, language) => offerKindTexts.in(language).service(service),
})

export const priceChanged = kind<About & { price: string | null }>({
  kind: "update_price",
  details: ({ service, price }, language) => offerKindTexts.in(language).price(service, pricesIn(language)(price)),
})

export const offerPaused = kind<About>({
  kind: "pause_service",
  details: ({ service }, language) => offerKindTexts.in(language).service(service),
})

export const offerResumed = kind<About>({
  kind: "resume_service",
  details: ({ service }, language) => offerKindTexts.in(language).service(service),
})

export const offerNotifications = [offerAdded, offerRemoved, priceChanged, offerPaused, offerResumed]
