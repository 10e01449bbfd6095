/** Every page fits the smallest phone, and nothing a machine can see in it is wrong for a reader, in either theme. */
import { accessibilityFaults, colourFaults } from "../accessibility.ts"
import { layOutAll } from "../lay-out.ts"
import { pages } from "../pages.ts"
import { expect, test } from "../test.ts"
import { openPage } from "./open-page.ts"

test.use({
  // The page of an unknown professional is a 404 on purpose, which the browser logs.
  allowConsole: /404 \(Not Found\)/,
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
})

for (const one of pages) {
  // One opening serves all three, which are told apart in what fails.
  test(`${one.name} fits a 320 px screen and is accessible, light and dark`, async ({ page, request }) => {
    await openPage({ page, request }, one)
    await layOutAll(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, "pixels wide on a screen of 320").toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: "light" })
    expect.soft(await accessibilityFaults(page), "faults in the light theme").toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    expect.soft(await colourFaults(page), "faults of colours in the dark theme").toEqual([])
  })
}
