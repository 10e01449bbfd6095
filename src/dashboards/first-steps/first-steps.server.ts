// How a new professional comes to be found. Every step is done when the rows say so, whichever page wrote them; all that is
// kept is that somebody wants their dashboard before all is done (leaveFirstSteps).
import { describeNextFree, findNextFree } from "../../availability/next-free.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Language } from "../../platform/language/language.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { answerTimeWords } from "../../professionals/answer-time/answer-time-words.ts"
import { coverOf } from "../../professionals/cover.ts"
import { priceWordsIn } from "../../professionals/packages/price-words.ts"
import { professionalProblems } from "../../professionals/texts.ts"
import { isVerified, readChecks } from "../../professionals/verification.rules.ts"
import type { SearchResult } from "../../search/search-result.schema.ts"
import { searchAnswerTexts } from "../../search/texts.ts"
import type { FirstSteps } from "./first-steps.contract.ts"
import { type CardRow, findFirstSteps } from "./first-steps.queries.server.ts"

export const getFirstSteps = async (ctx: Ctx<"professional">): Promise<FirstSteps> => {
  const now = ctx.clock()
  const row = await findFirstSteps(ctx.db, ctx.actor, now)
  if (!row) throw notFound(localize(professionalProblems, (t) => t.professional))
  const { is_found, has_bookings, is_offered_somewhere, offers_architecture, card, ...steps } = row
  const isBeginning = !is_found && !has_bookings && !is_offered_somewhere
  const next = card && steps.done.hours && (await findNextFree(ctx, [card.id])).get(card.id)
  return {
    ...steps,
    state: is_found ? "found" : isBeginning ? "beginning" : "not_found",
    card: card && {
      ...cardOf(card, offers_architecture, now, ctx.language),
      availability: next ? describeNextFree(next, now, ctx.language) : null,
    },
  }
}

type Card = Omit<SearchResult, "availability">

const cardOf = (row: CardRow, offersArchitecture: boolean, now: Date, language: Language): Card => {
  const { checks, cover_project, title, ...card } = row
  const place = card.city === card.home_city ? (card.locality ?? card.city) : card.city
  return {
    ...card,
    ...priceWordsIn(language).of(card),
    ...(title && { title }),
    duration_unit: "mins",
    answer_time: answerTimeWords(card.answer_time, language),
    distance_km: null,
    name: searchAnswerTexts.in(language).offer(card.category, place),
    is_verified: isVerified(readChecks(checks, offersArchitecture, now), offersArchitecture),
    cover: coverOf(cover_project, card.provider_id),
  }
}
