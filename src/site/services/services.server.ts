// The services page: the catalogue, or the standard list where the catalogue cannot be read (specification 2 §2).
import { brand } from "../../brand.ts"
import { FEWEST_SUGGESTED } from "../../enquiries/enquiry-choices.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { formatRupees } from "../../platform/money.ts"
import { getCategories } from "../../services/service.server.ts"
import { serviceSlugs } from "../../services/service-slugs.ts"
import { serviceContents } from "./content/service-contents.ts"
import { serviceFacts } from "./service-facts.ts"
import { listOffered } from "./service-page.queries.server.ts"
import { FEWEST_PRICES } from "./service-page.server.ts"
import { servicesTexts } from "./texts.ts"

export interface ListedService {
  slug: string
  name: string
  description: string
  is_available: boolean
  /** Where it is open. */
  cities: string[]
  /** As many verified professionals offer it as an inquiry is promised. */
  can_suggest: boolean
  /** Who can be booked for it; 0 where that is not known. */
  professionals: number
  /** Of an hour, in words; null where fewer name a price than a page of prices needs. */
  lowest: string | null
}

interface Listed {
  services: ListedService[]
  /** Of which there is a page alone. */
  ideas: { slug: string; title: string; line: string }[]
  isStandard: boolean
}

export const listServices = async (ctx: Ctx): Promise<Listed> => {
  const [{ categories }, offered] = await Promise.all([getCategories(ctx), listOffered(ctx.db, ctx.clock())])
  const services = categories.map(({ slug, name, short_description, is_available, available_cities }) => {
    const offer = is_available ? offered.find((one) => one.slug === slug) : undefined
    return {
      ...{ slug, name, description: short_description, is_available, cities: available_cities },
      can_suggest: offer !== undefined && offer.fewest_verified >= FEWEST_SUGGESTED,
      professionals: offer?.professionals ?? 0,
      lowest: offer?.lowest && offer.prices >= FEWEST_PRICES ? formatRupees(offer.lowest) : null,
    }
  })
  return { services, ideas: ideasBeside(services, ctx), isStandard: false }
}

export const standardServices = (ctx: Ctx): Listed => {
  const services = servicesTexts.in(ctx.language).standardList.map((one) => ({
    ...one,
    ...{ cities: one.is_available ? [brand.homeCity] : [], professionals: 0, lowest: null },
  }))
  return { services, ideas: ideasBeside(services, ctx), isStandard: true }
}

/** What has a page and is not in the catalogue. */
const ideasBeside = (services: readonly ListedService[], { language }: Ctx) =>
  serviceSlugs
    .filter((slug) => serviceFacts[slug].isIdea && services.every((listed) => listed.slug !== slug))
    .map((slug) => ({ slug, ...serviceContents[slug].in(language).card }))
