/** Nothing a machine can see is wrong for a reader, on any page, in either theme. */
import { pages } from "../pages.ts"
import { expectAccessible, test } from "../test.ts"
import { openPage } from "./open-page.ts"

// The page of an unknown professional is a 404 on purpose, which the browser logs.
test.use({ allowConsole: /404 \(Not Found\)/, contextOptions: { reducedMotion: "reduce" } })

for (const one of pages) {
  test(`${one.name} is accessible, light and dark`, async ({ page, request }) => {
    await openPage({ page, request }, one)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  })
}
