// The page of one service: what is known of it in words, and what rows say of it. Whether it is open, who can be booked and
// what it costs comes from rows alone; where nothing was counted stands what others have published, with its source.

import { getPostsAbout } from "../../blog/posts/post.server.ts"
import { brand } from "../../brand.ts"
import { FEWEST_SUGGESTED } from "../../enquiries/enquiry-choices.ts"
import { serviceChoiceTexts } from "../../enquiries/texts.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { unlessUnavailable } from "../../platform/database/unless-unavailable.server.ts"
import { formatRupees } from "../../platform/money.ts"
import { FEWEST_PROJECTS } from "../../professionals/cost/cost.rules.ts"
import { getCost, worksOf } from "../../professionals/cost/cost.server.ts"
import { bandTexts, costTexts } from "../../professionals/cost/texts.ts"
import { isInformationOnly } from "../../services/service.rules.ts"
import { isServiceSlug, type ServiceSlug } from "../../services/service-slugs.ts"
import { toSummaries } from "../summaries.server.ts"
import { serviceContents } from "./content/service-contents.ts"
import { papers, siteUrl } from "./papers.ts"
import { scaleOf } from "./price-scale.ts"
import { serviceFacts } from "./service-facts.ts"
import { readService, type ServiceRow } from "./service-page.queries.server.ts"
import { paperTexts } from "./texts.ts"

/** Of fewer prices nobody would say what is usual. */
export const FEWEST_PRICES = 5

export type ServicePage = Awaited<ReturnType<typeof describe>>

/** Null: we have no service of that name. */
export const findServicePage = async (ctx: Ctx, slug: string | undefined): Promise<ServicePage | null> =>
  isServiceSlug(slug) ? describe(ctx, slug) : null

const describe = async (ctx: Ctx, slug: ServiceSlug) => {
  const { db, clock, language } = ctx
  const { drawing, isEmblem = false, signs, isIdea, papers: shown } = serviceFacts[slug]
  const row = await readService(db, { slug, now: clock() })
  const city = row?.cities[0] ?? brand.homeCity
  const isInformation = isInformationOnly(slug)
  const isOpen = row !== undefined && row.cities.length > 0 && !isInformation
  const content = serviceContents[slug].in(language)
  const [costs, posts] = await Promise.all([
    isOpen ? unlessUnavailable(costsOf(ctx, slug, city), null) : null,
    unlessUnavailable(getPostsAbout(ctx, slug), []),
  ])
  return {
    slug,
    name: row?.name ?? serviceChoiceTexts.in(language).services[slug],
    services: row?.plural_name ?? content.card.title,
    /** Of which it speaks; where it is open nowhere, that of the guide. */
    city,
    cities: row?.cities ?? [],
    state: isOpen ? ("open" as const) : isIdea && !row ? ("idea" as const) : ("soon" as const),
    isInformation,
    drawing,
    isEmblem,
    signs,
    content,
    papers: papersIn(language, shown),
    offer: isOpen ? offerOf(row, language) : null,
    costs,
    posts,
  }
}

const offerOf = ({ professionals, verified, prices, people, reviews }: ServiceRow, language: Ctx["language"]) => {
  const { number, lowest, low, middle, high, highest } = prices
  return {
    professionals,
    canSuggest: verified >= FEWEST_SUGGESTED,
    prices:
      number >= FEWEST_PRICES && lowest && low && middle && high && highest
        ? {
            ...{ number, lowest, highest },
            ...{ low: formatRupees(low), middle: formatRupees(middle), high: formatRupees(high) },
            ends: [formatRupees(lowest), formatRupees(highest)] as const,
            scale: scaleOf([lowest, low, middle, high, highest].map(Number)),
          }
        : null,
    people: toSummaries(people, language),
    reviews,
  }
}

/** What owners paid for whole works of this kind; null where too few said it of any. */
const costsOf = async (ctx: Ctx, slug: ServiceSlug, city: string) => {
  const known = await Promise.all(worksOf(slug).map((work) => getCost(ctx, work, city)))
  const counted = known.filter((cost) => cost !== null)
  if (counted.length === 0) return null
  const { works } = costTexts.in(ctx.language)
  const { band } = bandTexts.in(ctx.language)
  return {
    since: counted[0]!.since,
    fewest: FEWEST_PROJECTS,
    works: counted.map(({ work, projects, most }) => ({ work: works[work], projects, band: band(most.from, most.to) })),
  }
}

const papersIn = (language: Ctx["language"], shown: (typeof serviceFacts)[ServiceSlug]["papers"]) => {
  const t = paperTexts.in(language)
  return shown.map((paper) => ({
    ...t.papers[paper],
    links: papers[paper].map((site) => ({ name: t.sites[site], url: siteUrl(site) })),
  }))
}
