// Finding a professional: words in three languages, misspelt as they come, narrowed by service and place. Anyone may ask.
// First what is asked is understood, then who fits is found. When nothing has all the words, what comes nearest is shown,
// and said to be that.
import { recordLatestActivity } from "../activity/activity.server.ts"
import { describeNextFree } from "../availability/next-free.server.ts"
import { findNextFreeOfCards } from "../availability/next-free-of-cards.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS, MINUTE_MS } from "../platform/days.ts"
import { answerTimeWords } from "../professionals/answer-time/answer-time-words.ts"
import type { OfferPrices } from "../professionals/packages/package.schema.ts"
import { priceWordsIn } from "../professionals/packages/price-words.ts"
import { readCursor, toCursor } from "./engine/order.server.ts"
import { type Findings, find } from "./engine/strategy.server.ts"
import type { PageRequest, RankedPage, RankedService } from "./engine/tiers.server.ts"
import { type InterpretedQuery, interpretQuery } from "./query/interpret.server.ts"
import { NEAR, RARE } from "./query/interpretations.server.ts"
import { guidesNamed } from "./screen/guides.rules.ts"
import type { Searched, SearchInput, SearchPage } from "./search.contract.ts"
import { serviceSearched } from "./search.notifications.server.ts"
import type { FoundService } from "./search.queries.server.ts"
import { COUNT_CAP } from "./search.rules.ts"
import { searchAnswerTexts } from "./texts.ts"
import { countUnanswered } from "./unanswered/unanswered-counts.server.ts"

export const searchForServices = async (ctx: Ctx, input: SearchInput): Promise<SearchPage> =>
  JSON.parse(await answerSearch(ctx, input))

/** The same as it goes over the wire: the cards stand finished in the database, and nobody takes them apart on the way. */
export const answerSearch = async (ctx: Ctx, input: SearchInput): Promise<string> => {
  const { text, isClose, isAnswered } = await answer(ctx, input)
  if (!isAnswered && input.query) countUnanswered({ query: input.query, isClose }, ctx.network, ctx.clock())
  return text
}

/** Where nobody has searched: an administrator tries out, or a page looks for what it proposes. */
export const searchUncounted = async (ctx: Ctx, input: SearchInput): Promise<SearchPage> =>
  JSON.parse((await answer(ctx, input)).text)

/** Whether it was the words that found nobody: not a limit beside them, and not a place where nothing is open. */
const isNoFaultOfWords = (
  { cursor, max_price, min_rating, verified, free }: SearchInput,
  question: InterpretedQuery,
) => {
  const isNarrowed = [cursor, max_price, min_rating, verified, free].some((limit) => limit !== undefined)
  return isNarrowed || question.isUnknownLocality || question.closedCity !== null
}

const answer = async (ctx: Ctx, input: SearchInput) => {
  const from = readCursor(input.sort, input.cursor)
  const question = await interpretQuery(ctx.db, input, ctx.clock())
  const request = { sort: input.sort, limit: input.limit, from, now: ctx.clock() }
  const { rows, total, isClose, ...found } = await (input.free ? findFree : findAll)(ctx, question, request)
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : found.resumeAfter
  const starts = await findNextFreeOfCards(ctx, servicesWithHours(shown))
  const services = shown.map((one) => toResult(one, starts.get(one.service_id), question, ctx))
  const guides = guidesNamed(input.query)
  const firstOf = (tiers: number[]) => {
    const first = shown.findIndex(({ origin }) => tiers.includes(origin.interpretation))
    return first < 0 ? null : first
  }
  const rest = {
    total,
    exact_total: found.exactTotal,
    is_total: found.isTotal && total < COUNT_CAP,
    is_close: isClose,
    work_from: firstOf(RARE),
    near_from: firstOf([NEAR]),
    locality: question.locality,
    unknown_locality: question.isUnknownLocality,
    other_city: question.otherCity,
    closed_city: question.closedCity,
    wished_price: wishedPrice(question.money),
    // "Property manager" is no lawyer, though "property" alone is a matter for one.
    unoffered: guides.length > 0 ? [] : question.unoffered,
    guides,
    next: last ? toCursor(input.sort, last.origin, (from?.before ?? 0) + shown.length, last.keys) : null,
  }
  return {
    text: `{"services":[${services.join()}],${JSON.stringify(rest).slice(1)}`,
    isClose,
    isAnswered: (total > 0 && !isClose) || isNoFaultOfWords(input, question),
  }
}

const wishedPrice = (money: InterpretedQuery["money"]) => {
  const { class: level = null, atMost: at_most = null, ofWork: of_work = null } = money
  return (level ?? at_most ?? of_work) ? { class: level, at_most, of_work } : null
}

const servicesWithHours = (found: FoundService[]) =>
  found.flatMap(({ keeps_hours, service_id }) => (keeps_hours ? [service_id] : []))

type SearchedPage = Omit<RankedPage, "exactTotal"> & {
  /** Null: not all calendars were looked at. */
  exactTotal: number | null
  isTotal: boolean
  /** Whom the search stopped at, though the page is not full. */
  resumeAfter?: RankedService | undefined
}

/** What searches have found out about a question, for as long as the question is cached. */
const findingsOf = new WeakMap<InterpretedQuery, Findings>()

const findAndRemember = async (db: Ctx["db"], question: InterpretedQuery, request: PageRequest) => {
  const { findings, ...found } = await find(db, question, request, findingsOf.get(question) ?? new Map())
  findingsOf.set(question, findings)
  return found
}

const findAll = async ({ db }: Ctx, question: InterpretedQuery, request: PageRequest): Promise<SearchedPage> => ({
  ...(await findAndRemember(db, question, request)),
  isTotal: true,
})

/** How many calendars a search for who is free looks at: at first a few more than it shows, for few are never free. */
const MAX_LOOKED_AT = 320
const LOOK_AHEAD = 5
const AT_A_TIME = 40

/**
 * Who is free within a week: a calendar says so, and no index. So those who keep hours are gone through in their order until
 * the page is full; the total counts those on the pages before and all who are known by now.
 */
const findFree = async (ctx: Ctx, question: InterpretedQuery, request: PageRequest): Promise<SearchedPage> => {
  const soon = new Date(request.now.getTime() + 7 * DAY_MS)
  const rows: RankedService[] = []
  const found = (isClose: boolean, isTotal: boolean, resumeAfter?: RankedService) => {
    return { rows, total: (request.from?.before ?? 0) + rows.length, exactTotal: null, isClose, isTotal, resumeAfter }
  }
  let from = request.from
  let looked = 0
  for (let limit = request.limit + LOOK_AHEAD; ; limit = AT_A_TIME) {
    const page = await findAndRemember(ctx.db, question, { ...request, from, limit, isFilteredLater: true })
    const candidates = page.rows.slice(0, limit)
    looked += limit
    const starts = await findNextFreeOfCards(ctx, servicesWithHours(candidates))
    rows.push(...candidates.filter(({ service_id }) => (starts.get(service_id) ?? FAR_OFF) <= soon))
    const last = candidates.at(-1)
    if (page.rows.length <= limit || !last) return found(page.isClose, true)
    if (rows.length > request.limit || looked >= MAX_LOOKED_AT) return found(page.isClose, false, last)
    from = { ...last.origin, values: JSON.parse(last.keys), before: 0 }
  }
}
const FAR_OFF = new Date(8.64e15)

const noPrices = JSON.stringify({ packages: [], rates: [], price_label: null, price_summary: "" } satisfies OfferPrices)

const toResult = (
  found: FoundService,
  start: Date | undefined,
  { ranking, locality }: InterpretedQuery,
  { clock, language }: Ctx,
) => {
  const { category, place, is_verified, locality_id, card, prices } = found
  const name = searchAnswerTexts.in(language).offer(category, place)
  const availability = start ? describeNextFree(start, clock(), language) : null
  const km = locality_id === null || locality === null ? undefined : ranking.km?.get(locality_id)
  const distance_km = km === undefined ? null : Math.round(km)
  const costs = prices === null ? noPrices : JSON.stringify(priceWordsIn(language).of(JSON.parse(prices)))
  const answer_time = answerTimeWords(found.answer_time, language)
  const head = JSON.stringify({ name, is_verified, duration_unit: "mins", availability, answer_time, distance_km })
  return `${head.slice(0, -1)},${costs.slice(1, -1)},${card.slice(1)}`
}

/** A search that is typed on, or narrowed, is one search. */
const SAME_SEARCH_MS = 2 * MINUTE_MS

export const recordSearchOf = async ({ db, actor, clock }: Ctx<"signed_in">, searched: Searched) => {
  const act = { account_id: actor.account_id, at: clock() }
  await recordLatestActivity(db, serviceSearched, searched, act, { replacesWithinMs: SAME_SEARCH_MS })
  return {}
}
