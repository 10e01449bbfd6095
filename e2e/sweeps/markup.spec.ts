/** The policy allows no style attribute, so a page that is sent with one would lose it. */
import { addressOf, pages } from "../pages.ts"
import { expect, test } from "../test.ts"

for (const one of pages.filter(({ as }) => as === "visitor")) {
  test(`${one.name} is sent without a style attribute`, async ({ request }) => {
    const answer = await request.get(await addressOf(request, one))
    expect(await answer.text()).not.toMatch(/<[^>]+\sstyle=/)
  })
}
