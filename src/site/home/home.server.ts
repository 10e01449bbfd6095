// The home page's figures and faces, true at the moment they are read: verified professionals, reviews whose authors agreed.

import type { Ctx } from "../../platform/context.server.ts"
import { toSummaries } from "../summaries.server.ts"
import {
  readOverview,
  readProfessionals,
  readServices,
  readStatistics,
  readTestimonials,
  readTestimonialsPage,
} from "./home.queries.server.ts"

export const getOverview = async (ctx: Ctx) => {
  const overview = await readOverview(ctx.db, ctx.clock())
  return { data: { ...overview, featured_providers: toSummaries(overview.featured_providers, ctx.language) } }
}
export const getServices = async (ctx: Ctx) => ({ data: await readServices(ctx.db) })
export const getProfessionals = async (ctx: Ctx) => ({
  data: toSummaries(await readProfessionals(ctx.db, ctx.clock()), ctx.language),
})
export const getTestimonials = async (ctx: Ctx) => ({ data: await readTestimonials(ctx.db) })
/** With the first of five stars in front. */
export const getTestimonialsPage = async (ctx: Ctx) => {
  const { testimonials, featured_services: services } = await readTestimonialsPage(ctx.db)
  const featured = testimonials.find(({ overall_rating }) => overall_rating === 5) ?? null
  return { featured, others: testimonials.filter((one) => one !== featured), services }
}
export const getStatistics = async (ctx: Ctx) => ({ data: await readStatistics(ctx.db, ctx.clock()) })
