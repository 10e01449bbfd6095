// The home page's figures and faces, true at the moment they are read: verified professionals, reviews whose authors agreed.
import type { Ctx } from "../platform/context.server.ts"
import { coverOf } from "../professionals/cover.ts"
import {
  type FeaturedRow,
  readOverview,
  readProfessionals,
  readServices,
  readStatistics,
  readTestimonials,
} from "./homepage.queries.server.ts"

export const showOverview = async (ctx: Ctx) => {
  const overview = await readOverview(ctx.db, ctx.clock())
  return { data: { ...overview, featured_providers: overview.featured_providers.map(toProvider) } }
}
export const showServices = async (ctx: Ctx) => ({ data: await readServices(ctx.db) })
export const showProfessionals = async (ctx: Ctx) => ({
  data: (await readProfessionals(ctx.db, ctx.clock())).map(toProvider),
})
export const showTestimonials = async (ctx: Ctx) => ({ data: await readTestimonials(ctx.db) })
export const showStatistics = async (ctx: Ctx) => ({ data: await readStatistics(ctx.db, ctx.clock()) })

const toProvider = ({ cover_project, ...provider }: FeaturedRow) => ({
  ...provider,
  cover: coverOf(cover_project, provider.service_type, provider.id),
})
