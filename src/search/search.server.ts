// Finding a professional: words in three languages, misspelt as they come, narrowed by service and place. Anyone may ask.
// First what is asked is understood, then who fits is found. When nothing has all the words, what comes nearest is shown,
// and said to be that.
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Language } from "../platform/words/language.ts"
import type { SearchInput, SearchPage } from "./search.contract.ts"
import { type Found, type FoundPage, findFew, findFirst, listUnoffered, MOST_SCORED } from "./search.queries.server.ts"
import { COUNT_CAP } from "./search.rules.ts"
import { searchAnswerWords } from "./search-answer.words.ts"
import { type From, readCursor, toCursor, type Way } from "./search-order.server.ts"
import { type Question, type Reading, readQuestion } from "./search-question.server.ts"

export const searchForServices = async (ctx: Ctx, input: SearchInput): Promise<SearchPage> =>
  JSON.parse(await answerSearch(ctx, input))

/** The same as it goes over the wire: the cards stand finished in the database, and nobody takes them apart on the way. */
export const answerSearch = async (ctx: Ctx, input: SearchInput): Promise<string> => {
  const from = readCursor(input.sort, input.cursor)
  const question = await readQuestion(ctx.db, input)
  const { rows, total, ...way } = await find(ctx.db, question, { ...input, from, now: ctx.clock() })
  const unoffered = total === 0 ? await listUnoffered(ctx.db, question.services) : []
  const last = rows.length > input.limit ? rows[input.limit - 1] : undefined
  const services = rows.slice(0, input.limit).map((one) => toResult(one, ctx.language))
  const rest = {
    total,
    is_close: way.reading > 0 && total > 0,
    unoffered,
    next: last ? toCursor(input.sort, way, last.keys) : null,
  }
  return `{"services":[${services.join()}],${JSON.stringify(rest).slice(1)}`
}

const toResult = ({ category, place, is_verified, card }: Found, language: Language) =>
  `{"name":${JSON.stringify(searchAnswerWords.in(language).offer(category, place))},"is_verified":${is_verified},${card.slice(1)}`

interface Wanted extends Pick<SearchInput, "sort" | "limit"> {
  from: From | undefined
  now: Date
}

/** The first reading that finds somebody; on later pages the one that did. */
const find = async (db: Db, { readings, close }: Question, wanted: Wanted): Promise<FoundPage & Way> => {
  const { from } = wanted
  for (const [reading, asked] of readings.entries()) {
    if (!asked || (from && from.reading !== reading)) continue
    const found = await findBy(db, asked, { ...wanted, close })
    if (found.total > 0) return { ...found, reading }
  }
  return { rows: [], total: 0, reading: 0, isWalk: false }
}

/** Few are scored and sorted. Without words, and where many fit, the order's own index is read; later pages keep to the way. */
const findBy = async (db: Db, asked: Reading, { from, ...wanted }: Wanted & { close: string }) => {
  const page = { ...wanted, after: from?.values }
  const { words } = asked
  if (words !== undefined && (from ? !from.isWalk : asked.crowd === undefined)) {
    const most = from ? COUNT_CAP : MOST_SCORED + 1
    const found = await findFew(db, { ...asked, words }, { ...page, most })
    if (from || found.total < most) return { ...found, isWalk: false }
  }
  const found = await findFirst(db, asked, page)
  if (found.total > MOST_SCORED) asked.crowd = found.total
  return { ...found, isWalk: true }
}
