// What a professional reads in their own activity of what they offer.

import { kind } from "../../platform/language/notification-kinds.ts"
import { pricesIn } from "../../platform/money.ts"
import type { RateUnit } from "../packages/package.rules.ts"
import type { OfferedPackage, OfferedRate } from "../packages/package.schema.ts"
import { priceWordsIn } from "../packages/price-words.ts"
import { packageKindTexts } from "../packages/texts.ts"
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

/** Of a price per hour, a package or a rate; of one that is gone, what it was of. */
export type ChangedPrice = About & {
  price?: string | null
  package?: Pick<OfferedPackage, "name"> | Omit<OfferedPackage, "id">
  rate?: { unit: RateUnit } | OfferedRate
}

export const priceChanged = kind<ChangedPrice>({
  kind: "update_price",
  details: ({ service, price = null, package: changed, rate }, language) => {
    const t = packageKindTexts.in(language)
    const words = priceWordsIn(language)
    if (changed) return t.package(service, changed.name, "price" in changed ? words.packageText(changed) : t.gone)
    if (rate) return "from" in rate ? t.rate(service, words.rateText(rate)) : t.rateGone[rate.unit](service)
    return offerKindTexts.in(language).price(service, pricesIn(language)(price))
  },
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
