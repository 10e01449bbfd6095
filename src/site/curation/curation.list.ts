/** Loads the page of content: what stands on public pages, and the reviews that can be chosen. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import type { Testimonial } from "../summaries.ts"
import { quotableReviews, siteContent } from "./curation.contract.ts"
import type { Banner, ChosenReview } from "./curation.schema.ts"
import { contentTexts } from "./texts.ts"

export interface ContentView {
  banner: Banner
  chosen: readonly ChosenReview[]
  found: readonly Testimonial[]
  hasMore: boolean
}

export const loadContent = async ({ url, signal }: Request) => {
  const terms = (new URL(url).searchParams.get("q") ?? "").trim().slice(0, 200)
  try {
    const [{ banner, reviews: chosen }, { reviews: found, has_more: hasMore }] = await Promise.all([
      call(siteContent, {}, { signal }),
      call(quotableReviews, { q: terms }, { signal }),
    ])
    const view: ContentView = { banner, chosen, found, hasMore }
    return { view, terms, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { view: null, terms, failure: textsHere(contentTexts).failed }
  }
}
