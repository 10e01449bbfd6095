// Professionals as everybody sees them: the profile with what was checked and what was not, and the list of a category.
// A suspended or unconfirmed professional is not found. A profile begins empty at sign-up; offers and words come later.

import { apart } from "../drawings/variants.ts"
import { locationTexts } from "../locations/texts.ts"
import { pageOf } from "../platform/api/page.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { isInformationOnly } from "../services/service.rules.ts"
import { answerTimeWords } from "./answer-time/answer-time-words.ts"
import { bandFrom } from "./cost/cost.rules.ts"
import { coverOf } from "./cover.ts"
import { positionCursor, readPosition } from "./list-position.server.ts"
import { priceWordsIn } from "./packages/price-words.ts"
import type { ListInput, Profile } from "./professional.contract.ts"
import {
  findProfiles,
  insertProfile,
  listProfessionalsOf,
  listPublicIds,
  type ProfileRow,
} from "./professional.queries.server.ts"
import { professionalProblems } from "./texts.ts"
import { isVerified, readChecks } from "./verification.rules.ts"

/** The id of the account's profile, made where there is none yet: empty, in the first city the product is open in. */
export const createProfile = (db: Db, profile: { account_id: string; business_name: string }) =>
  insertProfile(db, profile)

export const getProfile = async (ctx: Ctx, { id }: { id: string }): Promise<{ provider: Profile }> => {
  const [row] = await findProfiles(ctx.db, [id])
  if (!row) throw notFound(localize(professionalProblems, (t) => t.professional))
  return { provider: toProfile(ctx, row) }
}

/** Those of them who are there, in the order they were asked for. */
export const getProfiles = (ctx: Ctx, ids: readonly string[]) => listProfiles(ctx, ids, () => true)

/** Without those who offer nothing but what is not compared. */
export const getComparableProfiles = (ctx: Ctx, ids: readonly string[]) =>
  listProfiles(
    ctx,
    ids,
    ({ services }) => services.length === 0 || services.some(({ service_type }) => !isInformationOnly(service_type)),
  )

const listProfiles = async (ctx: Ctx, ids: readonly string[], isWanted: (row: ProfileRow) => boolean) => {
  const rows = ids.length > 0 ? (await findProfiles(ctx.db, ids)).filter(isWanted) : []
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
    services: services.flatMap(({ is_open, ...service }) =>
      is_open ? [{ ...service, ...words.of(service), is_verified }] : [],
    ),
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

/** The ids of everybody with a public profile and something to book. */
export const getPublicIds = (db: Ctx["db"]) => listPublicIds(db)
