// Professionals as everybody sees them: the profile with what was checked and what was not, and the list of a category.
// A suspended or unconfirmed professional is not found. A professional's profile begins empty at sign-up, in the city the product is open in; offers and words come later.

import { recordLatestActivity } from "../activity/activity.server.ts"
import { brand } from "../brand.ts"
import { apart } from "../drawings/variants.ts"
import { locationTexts } from "../locations/texts.ts"
import { pageOf } from "../platform/api/page.server.ts"
import { staleCursor } from "../platform/api/paging.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { localize } from "../platform/language/language.ts"
import { invalid, notFound } from "../platform/problem.ts"
import { answerTimeWords } from "./answer-time/answer-time-words.ts"
import { bandFrom } from "./cost/cost.rules.ts"
import { coverOf } from "./cover.ts"
import { priceWordsIn } from "./packages/price-words.ts"
import type { ListInput, Profile } from "./professional.contract.ts"
import { serviceViewed } from "./professional.notifications.server.ts"
import {
  findProfiles,
  findViewed,
  type ListPosition,
  listProfessionalsOf,
  listPublicIds,
  type ProfileRow,
} from "./professional.queries.server.ts"
import { professionalProblems } from "./texts.ts"
import { isVerified, readChecks } from "./verification.rules.ts"
import type { ViewInput } from "./view.contract.ts"

/** The id of the account's profile, made where there is none yet. */
export const createProfile = async (
  db: Db,
  { account_id, business_name }: { account_id: string; business_name: string },
) => {
  await db
    .insertInto("professionals")
    .columns(["id", "account_id", "business_name", "city_id"])
    .expression((from) =>
      from
        .selectFrom("cities")
        .select(({ val }) => [
          val(newId()).as("id"),
          val(account_id).as("account_id"),
          val(business_name).as("business_name"),
          "cities.id as city_id",
        ])
        .where("cities.name", "=", brand.activeCities[0])
        .limit(1),
    )
    .onConflict((conflict) => conflict.constraint("one_profile_per_account").doNothing())
    .execute()
  const profile = await db
    .selectFrom("professionals")
    .select("id")
    .where("account_id", "=", account_id)
    .executeTakeFirstOrThrow()
  return profile.id
}

export const getProfile = async (ctx: Ctx, { id }: { id: string }): Promise<{ provider: Profile }> => {
  const [row] = await findProfiles(ctx.db, [id])
  if (!row) throw notFound(localize(professionalProblems, (t) => t.professional))
  return { provider: toProfile(ctx, row) }
}

/** Those of them who are there, in the order they were asked for. */
export const getProfiles = async (ctx: Ctx, ids: readonly string[]): Promise<Profile[]> => {
  const rows = ids.length > 0 ? await findProfiles(ctx.db, ids) : []
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => toProfile(ctx, row)))
}

const toProfile = (ctx: Ctx, row: ProfileRow): Profile => {
  const { checks: rows, services, cover_project, portfolio, ...rest } = row
  const words = priceWordsIn(ctx.language)
  const pictures = apart(portfolio.map(({ picture }) => picture))
  const offersArchitecture = services.some((service) => service.service_type === "architect")
  const checks = readChecks(rows, offersArchitecture, ctx.clock())
  const is_verified = isVerified(checks, offersArchitecture)
  const passed = (kind: string) => checks.some((check) => check.kind === kind && check.state === "approved")
  return {
    ...rest,
    primary_location: locationTexts.in(ctx.language).place(rest.locality, rest.city),
    answer_time: answerTimeWords(rest.answer_time, ctx.language),
    cover: coverOf(cover_project, rest.id),
    portfolio: portfolio.map(({ paid_from, ...project }, place) => ({
      ...project,
      picture: pictures[place]!,
      paid: paid_from === null ? null : bandFrom(paid_from),
    })),
    kyc_verified: passed("kyc"),
    gst_verified: passed("gst"),
    is_verified,
    verification: { is_verified, checks },
    services: services.map((service) => ({ ...service, ...words.of(service), is_verified })),
  }
}

export const getProfessionals = async (ctx: Ctx, input: ListInput) => {
  const rows = await listProfessionalsOf(ctx.db, input, readPosition(input.cursor), ctx.clock())
  const { page, next } = pageOf(rows, input.limit, positionCursor)
  const { place } = locationTexts.in(ctx.language)
  return {
    providers: page.map(({ ranks_verified, standing, service_id, locality, city, ...provider }) => ({
      ...provider,
      primary_location: place(locality, city),
    })),
    next,
  }
}

/** Nobody reads that they have looked at themselves. */
export const recordViewOf = async ({ db, actor, clock }: Ctx<"signed_in">, viewed: ViewInput) => {
  const found = await findViewed(db, actor, viewed)
  if (!found) throw notFound(localize(professionalProblems, (t) => t.professional))
  const { provider_name, service, is_own } = found
  const params = { provider_id: viewed.provider_id, provider_name, ...(service ? { service } : {}) }
  if (!is_own) await recordLatestActivity(db, serviceViewed, params, { account_id: actor.account_id, at: clock() })
  return {}
}

/** A place in a list by standing, as the cursor of its next page. */
export const positionCursor = ({ ranks_verified, standing, service_id }: ListPosition) =>
  Buffer.from(JSON.stringify([ranks_verified, standing, service_id])).toString("base64url")

export const readPosition = (cursor: string | undefined): ListPosition | undefined => {
  if (cursor === undefined) return undefined
  try {
    const [ranks_verified, standing, service_id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[]
    const isOurs =
      typeof ranks_verified === "boolean" && typeof standing === "number" && /^[\w-]{1,64}$/.test(String(service_id))
    if (isOurs) return { ranks_verified, standing, service_id: String(service_id) }
  } catch {
    // Falls through to the refusal.
  }
  throw invalid({ cursor: staleCursor })
}

/** The ids of everybody with a public profile and something to book. */
export const getPublicIds = (db: Ctx["db"]) => listPublicIds(db)
