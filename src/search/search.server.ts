// Finding a professional: words in three languages, misspelt as they come, narrowed by service and place. Anyone may ask.
// First what is asked is understood, then who fits is found. When nothing has all the words, what comes nearest is shown,
// and said to be that.
import { sayNextFree } from "../availability/next-free.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { keptNextFreeOf } from "./kept-next-free.server.ts"
import type { SearchInput, SearchPage } from "./search.contract.ts"
import { type Found, listUnoffered } from "./search.queries.server.ts"
import { searchAnswerWords } from "./search-answer.words.ts"
import { readCursor, toCursor } from "./search-order.server.ts"
import { keepCrowd, readQuestion } from "./search-question.server.ts"
import { find } from "./search-ways.server.ts"

export const searchForServices = async (ctx: Ctx, input: SearchInput): Promise<SearchPage> =>
  JSON.parse(await answerSearch(ctx, input))

/** The same as it goes over the wire: the cards stand finished in the database, and nobody takes them apart on the way. */
export const answerSearch = async (ctx: Ctx, input: SearchInput): Promise<string> => {
  const from = readCursor(input.sort, input.cursor)
  const question = await readQuestion(ctx.db, input)
  const { rows, total, crowd, ...way } = await find(ctx.db, question, { ...input, from, now: ctx.clock() })
  keepCrowd(question, way.reading, crowd)
  const unoffered = total === 0 ? await listUnoffered(ctx.db, question.services) : []
  const last = rows.length > input.limit ? rows[input.limit - 1] : undefined
  const services = await toResults(ctx, rows.slice(0, input.limit))
  const rest = {
    total,
    is_close: way.reading > 0 && total > 0,
    unoffered,
    next: last ? toCursor(input.sort, way, last.keys) : null,
  }
  return `{"services":[${services.join()}],${JSON.stringify(rest).slice(1)}`
}

const toResults = async (ctx: Ctx, found: Found[]) => {
  const keeping = found.filter(({ keeps_hours }) => keeps_hours).map(({ service_id }) => service_id)
  const starts = await keptNextFreeOf(ctx, keeping)
  return found.map((one) => toResult(one, starts.get(one.service_id), ctx))
}

const toResult = ({ category, place, is_verified, card }: Found, start: Date | undefined, { clock, language }: Ctx) => {
  const name = searchAnswerWords.in(language).offer(category, place)
  const availability = start ? sayNextFree(start, clock(), language) : null
  const head = JSON.stringify({ name, is_verified, duration_unit: "mins", availability })
  return `${head.slice(0, -1)},${card.slice(1)}`
}
