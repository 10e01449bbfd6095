/** No page scrolls sideways on the smallest phone. */
import { pages } from "../pages.ts"
import { expect, test } from "../test.ts"
import { openPage } from "./open-page.ts"

// The page of an unknown professional is a 404 on purpose, which the browser logs.
test.use({ allowConsole: /404 \(Not Found\)/, viewport: { width: 320, height: 640 } })

for (const one of pages) {
  test(`${one.name} fits a 320 px screen`, async ({ page, request }) => {
    await openPage({ page, request }, one)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
