// What a post shows of rows: what works cost, who is free this week, who can be booked. Asked for whenever the page is made,
// so that a post of last year says what is so today; a part of which rows say nothing is left out.
import { brand } from "../../brand.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { unlessUnavailable } from "../../platform/database/unless-unavailable.server.ts"
import { getCost, worksOf } from "../../professionals/cost/cost.server.ts"
import { bandTexts, costTexts } from "../../professionals/cost/texts.ts"
import { searchUncounted } from "../../search/search.server.ts"
import type { Category } from "../../services/service.contract.ts"
import { isInformationOnly } from "../../services/service.rules.ts"
import { getCategories } from "../../services/service.server.ts"
import type { Document, Live } from "../document/nodes.ts"
import type { LivePart, PostPiece } from "./live-parts.schema.ts"

const SHOWN = 3
/** A post with more is made by somebody who tries what it costs. */
const MAX_PARTS = 6

/** Whoever asks sees the same. */
export type PartsCtx = Omit<Ctx, "actor">

type Wanted = Live["attrs"]

const isLive = /(<div data-live="\w+" data-service="[\w-]+"><\/div>)/

/** The post's HTML, with what is live in its place. */
export const withLiveParts = async (ctx: PartsCtx, { html, document }: { html: string; document: Document }) => {
  const wanted = document.content.flatMap((block) => (block.type === "live" ? [block.attrs] : []))
  const shown = wanted.slice(0, MAX_PARTS).map((one) => unlessUnavailable(partOf(ctx, one), null))
  const parts = await Promise.all(shown)
  let next = 0
  return html.split(isLive).flatMap((piece): PostPiece[] => {
    if (!isLive.test(piece)) return piece === "" ? [] : [{ html: piece }]
    const live = parts[next++]
    return live ? [{ live }] : []
  })
}

const partOf = (ctx: PartsCtx, { kind, service }: Wanted): Promise<LivePart | null> =>
  kind === "cost_bands" ? costPart(ctx, service) : peoplePart(ctx, kind, service)

const findCategory = async (ctx: PartsCtx, service: string) =>
  (await getCategories(ctx)).categories.find(({ slug }) => slug === service)

/** Where the service is open, as this page is made. */
const cityOf = (category: Category | undefined) => category?.available_cities[0] ?? brand.homeCity

const costPart = async (ctx: PartsCtx, service: string): Promise<LivePart | null> => {
  const city = cityOf(await findCategory(ctx, service))
  const known = await Promise.all(worksOf(service).map((work) => getCost(ctx, work, city)))
  const counted = known.filter((cost) => cost !== null)
  if (counted.length === 0) return null
  const { works: names } = costTexts.in(ctx.language)
  const { band } = bandTexts.in(ctx.language)
  return {
    kind: "cost_bands",
    service,
    ...{ city, since: counted[0]!.since },
    works: counted.map(({ work, projects, most }) => ({ work: names[work], projects, band: band(most.from, most.to) })),
  }
}

const peoplePart = async (
  ctx: PartsCtx,
  kind: "free_times" | "professionals",
  service: string,
): Promise<LivePart | null> => {
  const known = await findCategory(ctx, service)
  if (!known || isInformationOnly(service)) return null
  const free = kind === "free_times" ? ("week" as const) : undefined
  const city = cityOf(known)
  const asked = { service_type: service, city, free, sort: "relevance", limit: SHOWN } as const
  const { services } = await searchUncounted({ ...ctx, actor: null }, asked)
  if (services.length === 0) return null
  return {
    ...{ kind, service, city, category: known.name, services: known.plural_name },
    people: services.map((one) => ({
      ...{ provider_id: one.provider_id, business_name: one.business_name, full_name: one.provider_name },
      ...{ locality: one.locality, rating: one.rating, review_count: one.review_count },
      availability: one.availability,
    })),
  }
}
