// The search screen as a visitor's first request gets it: results and the choices of its filters, in one go.
import { getLocalities, getLocations } from "../../locations/location.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { unlessUnavailable } from "../../platform/database/unless-unavailable.server.ts"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { getCategories } from "../../services/service.server.ts"
import { type SearchPage, searchServices } from "../search.contract.ts"
import type { Filters } from "../search.rules.ts"
import { searchForServices, searchUncounted } from "../search.server.ts"
import { workCost } from "../work-cost/work-cost.contract.ts"
import { costQueryOf } from "../work-cost/work-cost.rules.ts"
import { getWorkCost } from "../work-cost/work-cost.server.ts"
import { withDistinctCovers } from "./distinct-covers.ts"
import { readSearch } from "./search-input.rules.ts"
import { namedCategory, namesOf, type SearchScreenData } from "./search-screen.ts"
import { countWithoutFilters } from "./without-filters.rules.ts"

export const getSearchScreen = async (ctx: Ctx, params: URLSearchParams): Promise<SearchScreenData> => {
  const { filters, asked, ...place } = readSearch(params)
  const [result, { categories }, places, known, cost] = await Promise.all([
    search(ctx, asked),
    getCategories(ctx),
    getLocations(ctx),
    getLocalities(ctx, { city: asked.city }),
    unlessUnavailable(costOf(ctx, filters), null),
  ])
  return {
    ...result,
    filters: namedCategory(filters, categories),
    ...place,
    categories: categories.map(({ name, plural_name, slug, is_available }) => ({
      name,
      plural_name,
      slug,
      is_available,
    })),
    places,
    cost,
    localities: namesOf(known),
    without: await unlessUnavailable(
      countWithoutFilters({ page: result.page, filters, ...place }, (other) =>
        searchUncounted(ctx, searchServices.input.parse(other)),
      ),
      [],
    ),
  }
}

/** A refused filter is told on the screen, above the form that still holds it. */
const search = async (ctx: Ctx, asked: object): Promise<{ page: SearchPage | null; failure: string | null }> => {
  const input = searchServices.input.safeParse(asked, { error: errorIn(ctx.language, searchServices.texts) })
  if (input.success) return { page: withDistinctCovers(await searchForServices(ctx, input.data)), failure: null }
  return { page: null, failure: Object.values(fieldErrors(input.error)).join(" ") }
}

/** What cannot be asked, the search has refused already. */
const costOf = async (ctx: Ctx, filters: Filters) => {
  const input = workCost.input.safeParse(costQueryOf(filters))
  return input.success ? (await getWorkCost(ctx, input.data)).cost : null
}
