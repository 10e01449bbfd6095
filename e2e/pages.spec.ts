/** What holds for every page: nothing a machine can see is wrong for a reader, in both themes; no sideways scrolling. */
import { accountOf, listPages, type Visitor } from "./pages.ts"
import { comeIn } from "./people.ts"
import { expect, expectAccessible, test } from "./test.ts"

// The page of an unknown professional is a 404 on purpose, which the browser logs.
test.use({ allowConsole: /404 \(Not Found\)/ })

for (const visitor of ["visitor", "customer", "provider"] satisfies Visitor[]) {
  test(`pages of a ${visitor} are accessible, light and dark`, async ({ page, request }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: "reduce" })
    if (visitor !== "visitor") await comeIn(page, accountOf[visitor])
    for (const { path, name } of (await listPages(request)).filter((one) => one.as === visitor)) {
      await test.step(name, async () => {
        await page.goto(path, { waitUntil: "networkidle" })
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page)
        }
      })
    }
  })

  test(`pages of a ${visitor} fit a 320 px screen`, async ({ page, request }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 640 })
    if (visitor !== "visitor") await comeIn(page, accountOf[visitor])
    for (const { path, name } of (await listPages(request)).filter((one) => one.as === visitor)) {
      await page.goto(path, { waitUntil: "networkidle" })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320)
    }
  })
}

test("no server-rendered page has a style attribute", async ({ request }) => {
  for (const { path, name } of (await listPages(request)).filter((one) => one.as === "visitor")) {
    expect(await (await request.get(path)).text(), name).not.toMatch(/<[^>]+\sstyle=/)
  }
})

test("the page of the API lists the calls, tries one, and wears the theme that was chosen on the site", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByText("Dark", { exact: true }).click()
  await page.goto("/api/docs")
  await expect(page.locator("html")).toHaveClass(/dark-mode/)
  await page.getByRole("button", { name: /GET \/search/ }).click()
  await page.getByRole("button", { name: "Try it out" }).click()
  await page.getByRole("button", { name: "Execute" }).click()
  await expect(page.locator(".responses-table.live-responses-table")).toContainText('"success": true')
})
