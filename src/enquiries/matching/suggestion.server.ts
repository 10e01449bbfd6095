// Who suits an inquiry, with the reasons in words: what rows say of each is weighed by suggestion.rules.ts.
import { describeNextFree, findNextFree } from "../../availability/next-free.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Language } from "../../platform/language/language.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { formatRupees } from "../../platform/money.ts"
import { conflict } from "../../platform/problem.ts"
import { answerTimeTexts } from "../../professionals/answer-time/texts.ts"
import { serviceOfSource } from "../enquiry-choices.ts"
import { submissionNotFound } from "../inbox/inbox.server.ts"
import { budgetNamed, suitsBudget } from "./budget-levels.ts"
import type { Suggestions } from "./matching.schema.ts"
import { type Area, findArea, findInquiry, type Inquiry, listOffered } from "./suggestion.queries.server.ts"
import { inOrderOfFit, type Reason } from "./suggestion.rules.ts"
import { matchingProblemTexts, reasonTexts } from "./texts.ts"

/** More than are sent to, so that there is a choice. */
const SHOWN = 6

const localized = localizerOf(matchingProblemTexts)

export const suggestFor = async (ctx: Ctx<"admin">, { id }: { id: string }): Promise<Suggestions> => {
  const { db, clock, language } = ctx
  const inquiry = await requireInquiry(ctx, id)
  const area = await areaOf(ctx, inquiry)
  if (!area) return { place: null, suggestions: [] }
  const now = clock()
  const offered = await listOffered(db, { inquiry, area, now })
  const free = await findNextFree(
    ctx,
    offered.map(({ service_id }) => service_id),
  )
  const candidates = offered.map((one) => ({ ...one, next_free: free.get(one.service_id) ?? null }))
  const budget = budgetNamed(inquiry.details.budget)
  const asked = { ...suitsBudget(budget, slugOf(inquiry) ?? ""), now }
  const best = inOrderOfFit(candidates, asked).slice(0, SHOWN)
  return {
    place: placeOf(area),
    suggestions: best.map(({ candidate, reasons }) => ({
      provider_id: candidate.professional_id,
      name: candidate.business_name,
      service: candidate.service_name,
      reasons: reasons.map((reason) => worded(reason, now, language)),
    })),
  }
}

/** One for a service, that is no advertising. */
export const requireInquiry = async ({ db }: Pick<Ctx, "db">, id: string): Promise<Inquiry> => {
  const inquiry = await findInquiry(db, id)
  if (!inquiry) throw submissionNotFound()
  if (inquiry.kind !== "inquiry" || !slugOf(inquiry)) throw conflict(localized((t) => t.noInquiry))
  if (inquiry.is_spam) throw conflict(localized((t) => t.isSpam))
  return inquiry
}

export const areaOf = ({ db }: Pick<Ctx, "db">, inquiry: Inquiry) =>
  findArea(db, slugOf(inquiry) ?? "", inquiry.details.location ?? "")

/** The service that it is about. */
export const slugOf = ({ source, details }: Pick<Inquiry, "source" | "details">) =>
  serviceOfSource(source) ?? details.serviceType

const placeOf = ({ locality, city }: Area) => (locality ? `${locality}, ${city}` : city)

const worded = (reason: Reason, now: Date, language: Language) => {
  const t = reasonTexts.in(language)
  switch (reason.kind) {
    case "locality":
      return t.locality(reason.locality)
    case "near":
      return t.near(reason.locality, reason.km)
    case "city":
      return t.city(reason.city)
    case "level":
      return t.level(reason.level)
    case "package":
      return t.package(formatRupees(reason.amount))
    case "free":
      return t.free(describeNextFree(reason.at, now, language))
    case "answers":
      return answerTimeTexts.in(language)[reason.within]
    case "answered":
      return t.answered(reason.answered, reason.of)
    case "rating":
      return t.rating(reason.rating.toFixed(1), reason.reviews)
    case "fewest":
      return t.fewest
  }
}
