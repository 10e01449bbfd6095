// The desk sets what stands on public pages beside their own texts: a banner, and which reviews the home page shows. Both are
// seen within seconds, are in the record of acts, and go back by the same call with what was there before.
import { recordAct } from "../../accounts/audit.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid } from "../../platform/problem.ts"
import { likePatterns } from "../../platform/search-terms.ts"
import { fromIndianTime, indianClock, indianDay } from "../../platform/time.ts"
import { bannerStateAt, orderViolation } from "./banner.rules.ts"
import * as queries from "./curation.queries.server.ts"
import type { Banner, BannerFields } from "./curation.schema.ts"
import { contentFieldTexts, contentProblems } from "./texts.ts"

type Admin = Ctx<"admin">
const localized = localizerOf(contentProblems)
const localizedField = localizerOf(contentFieldTexts)

export const getContent = async ({ db, clock }: Pick<Admin, "db" | "clock">) => ({
  banner: bannerOf(await queries.findBanner(db), clock()),
  reviews: await queries.listChosen(db),
})

const bannerOf = (row: queries.BannerRow, now: Date): Banner => {
  const { text, level, is_on, version } = row
  const [from, until] = [minuteOf(row.shows_from), minuteOf(row.shows_until)]
  return { text, level, from, until, is_on, version, state: bannerStateAt(row, now) }
}

const minuteOf = (at: Date | null) => (at ? `${indianDay(at)}T${indianClock(at)}` : "")

export const changeBanner = async (ctx: Admin, { version, ...fields }: BannerFields & { version: number }) => {
  const { db, clock, language } = ctx
  const now = clock()
  const before = await queries.findBanner(db)
  const changed = await queries.updateBanner(db, { ...rowOf(fields), version }, now)
  if (!changed) throw conflict(localized((t) => t.changedMeanwhile))
  const { version: _, state, ...details } = bannerOf(changed, now)
  await recordAct(ctx, "change_banner", { details })
  const banner = bannerOf(changed, now)
  return { message: contentProblems.in(language).banner[state], banner, before: bannerOf(before, now) }
}

const rowOf = ({ text, level, is_on, from = "", until = "" }: BannerFields) => {
  if (is_on && text === "") throw invalid({ text: localizedField((t) => t.rules.says_something()) })
  const [shows_from, shows_until] = [instantOf("from", from), instantOf("until", until)]
  if (from && until && orderViolation(from, until))
    throw invalid({ until: localizedField((t) => t.rules.after_from(t.fields.until)) })
  return { text, level, is_on, shows_from, shows_until }
}

const instantOf = (field: "from" | "until", minute: string) => {
  if (!minute) return null
  const [day = "", clock = ""] = minute.split("T")
  const at = fromIndianTime(day, clock)
  if (!at) throw invalid({ [field]: localizedField((t) => t.rules.a_day(t.fields[field])) })
  return at
}

const MOST_FOUND = 8

export const findQuotable = async ({ db }: Pick<Admin, "db">, { q = "" }: { q?: string | undefined }) => {
  const found = await queries.listQuotable(db, likePatterns(q), MOST_FOUND + 1)
  return { reviews: found.slice(0, MOST_FOUND), has_more: found.length > MOST_FOUND }
}

/** Who chooses says what they saw chosen, so that nobody undoes what a colleague has just done. */
export const setChosen = async (ctx: Admin, { ids, seen }: { ids: string[]; seen: string[] }) => {
  const { db, language } = ctx
  await queries.lockChosen(db)
  const before = (await queries.listChosen(db)).map(({ id }) => id)
  if (before.join() !== seen.join()) throw conflict(localized((t) => t.changedMeanwhile))
  const added = ids.filter((id) => !before.includes(id))
  if ((await queries.countQuotable(db, added)) < added.length) throw conflict(localized((t) => t.notQuotable))
  await queries.replaceChosen(db, ids)
  await recordAct(ctx, "choose_home_reviews", { details: { reviews: ids, before } })
  const reviews = await queries.listChosen(db)
  const shown = reviews.filter(({ shown }) => shown).length
  return { message: contentProblems.in(language).chosen(shown), reviews }
}
