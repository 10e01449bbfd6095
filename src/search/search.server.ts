// Finding a professional: words in three languages, misspelt as they come, narrowed by service and place. Anyone may ask.
// When nothing has all the words, what comes nearest is shown, and said to be that.
import type { Ctx } from "../platform/context.server.ts"
import type { Language } from "../platform/words/language.ts"
import { coverOf } from "../professionals/cover.ts"
import type { SearchInput, SearchPage, SearchResult } from "./search.contract.ts"
import { type Found, findCloseServices, findServices } from "./search.queries.server.ts"
import { searchAnswerWords } from "./search-answer.words.ts"
import { readCursor, toCursor } from "./search-order.server.ts"

export const searchForServices = async (ctx: Ctx, input: SearchInput): Promise<SearchPage> => {
  const from = readCursor(input.sort, input.cursor)
  const question = { ...input, after: from?.values, now: ctx.clock() }
  const { query } = input
  const exact = from?.isClose ? nobody : await findServices(ctx.db, question)
  const isClose = exact.total === 0 && query !== undefined
  const { services, total, unoffered } = isClose ? await findCloseServices(ctx.db, { ...question, query }) : exact
  const last = services.length > input.limit ? services[input.limit - 1] : undefined
  return {
    services: services.slice(0, input.limit).map((one) => toResult(one, ctx.language)),
    total,
    is_close: isClose && total > 0,
    unoffered: total === 0 ? unoffered : [],
    next: last ? toCursor(input.sort, { isClose, values: last.keys }) : null,
  }
}

const toResult = ({ keys, cover_project, place, ...service }: Found, language: Language): SearchResult => ({
  ...service,
  name: searchAnswerWords.in(language).offer(service.category, place),
  cover: coverOf(cover_project, service.service_type, service.provider_id),
})

const nobody = { services: [], total: 0, unoffered: [] }
