import { apart } from "../../drawings/variants.ts"
import type { SearchPage } from "../search.contract.ts"

/** No two cards of a page are drawn from one template. Before the screen, so that visitors need not load the rule. */
export function withDistinctCovers(page: SearchPage): SearchPage {
  const covers = apart(page.services.map(({ cover }) => cover))
  return { ...page, services: page.services.map((service, place) => ({ ...service, cover: covers[place]! })) }
}
