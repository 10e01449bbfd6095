/** In the pseudo-language every sentence stands in brackets: what does not never became a word of a language. */
import { pages } from "../pages.ts"
import { expect, test } from "../test.ts"
import { openPage } from "./open-page.ts"
import { dataOf, unwordedOn } from "./unworded.ts"

// The page of an unknown professional is a 404 on purpose, which the browser logs.
test.use({ allowConsole: /404 \(Not Found\)/ })

for (const one of pages) {
  test(`${one.name} says nothing past the words files`, async ({ page, request }) => {
    await openPage({ page, request }, one, "xa")
    expect(await unwordedOn(page, await dataOf(request))).toEqual([])
  })
}
