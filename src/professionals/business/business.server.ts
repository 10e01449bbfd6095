// A professional's business as they say it themselves. Search, profile and what is kept for everybody follow in the same
// moment (search_follows_professional, changed_profiles_are_told); a name that is given up is kept by keep_former_names.

import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { localize } from "../../platform/language/language.ts"
import { invalid, notFound } from "../../platform/problem.ts"
import { professionalProblems } from "../texts.ts"
import { businessChanged } from "./business.notifications.server.ts"
import {
  findBusiness,
  findCity,
  listStudioServices,
  markFirstStepsLater,
  writeBusiness,
} from "./business.queries.server.ts"
import type { Business, BusinessChange, BusinessField } from "./business.schema.ts"
import { businessTexts } from "./texts.ts"

export const getBusiness = async ({ db, actor }: Ctx<"professional">) => ({
  business: found(await findBusiness(db, actor)),
})

/** Saving what stands there already is a success of which nothing is told. */
export const changeBusiness = async (
  ctx: Pick<Ctx<"professional">, "db" | "actor" | "clock" | "language">,
  { id: _, ...input }: BusinessChange & { id: string },
) => {
  const { db, actor, clock, language } = ctx
  // Nobody books a visit at a studio whose address goes in the same moment.
  if (input.studio_address === "") await takeAdvisoryLock(db, "calendar", actor.professional_id!)
  const before = found(await findBusiness(db, actor, true))
  const city = input.city === undefined ? undefined : await findCity(db, input.city)
  if (input.city !== undefined && !city) throw invalid({ city: localize(businessTexts, (t) => t.unknownCity) })
  const wanted = { ...before, ...withoutGaps(input), ...city, id: before.id, ...(city && { city_id: city.id }) }
  const changed = fields.filter((field) => JSON.stringify(wanted[field]) !== JSON.stringify(before[field]))
  if (changed.length > 0) {
    const now = clock()
    if (changed.includes("studio_address") && wanted.studio_address === "") await refuseWhileNeeded(ctx)
    const { id, city: _city, ...columns } = wanted
    await withConstraintProblems({ studio_visits_have_an_address: () => studioNeeded([]) }, () =>
      writeBusiness(db, id, onlyThose(columns, changed), now),
    )
    await recordActivity(db, businessChanged, { changed }, { account_id: actor.account_id, at: now })
  }
  return { message: businessTexts.in(language).updated, business: wanted }
}

const refuseWhileNeeded = async ({ db, actor, clock }: Pick<Ctx<"professional">, "db" | "actor" | "clock">) => {
  const services = await listStudioServices(db, actor, clock())
  if (services.length > 0) throw studioNeeded(services)
}

const studioNeeded = (services: readonly string[]) =>
  invalid({ studio_address: localize(businessTexts, (t) => t.studioNeeded(services)) })

/** Their dashboard is not the first steps any longer, whatever of them is still to do. */
export const leaveFirstSteps = async ({ db, actor, clock }: Ctx<"professional">) => {
  await markFirstStepsLater(db, actor, clock())
  return {}
}

const found = (business: Business | undefined) => {
  if (!business) throw notFound(localize(professionalProblems, (t) => t.professional))
  return business
}

const fields = [
  ...(["business_name", "headline", "about", "languages", "work_experience", "price_category", "locality"] as const),
  ...(["city", "business_phone", "studio_address"] as const),
] satisfies BusinessField[]

const withoutGaps = (input: BusinessChange) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Business>

const onlyThose = (columns: Omit<Business, "id" | "city">, changed: readonly BusinessField[]) => {
  const names = changed.map((field) => (field === "city" ? "city_id" : field))
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Partial<Omit<Business, "id" | "city">>
}
