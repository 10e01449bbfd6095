/**
 * Every page is valid, fits the smallest phone and paper, and nothing a machine can see in it is wrong for a reader, in either
 * theme. It is opened once for all of that, in the pseudo-language: there every sentence stands in brackets, and what does
 * not is hard-coded.
 */
import type { BrowserContext, Page } from "@playwright/test"
import { pathIn, pseudo } from "../../src/platform/language/language.ts"
import { accessibilityFaults, colourFaults } from "../accessibility.ts"
import { layOutAll } from "../lay-out.ts"
import { markupFaults, withStyle } from "../markup.ts"
import { addressOf, pages, type Visitor } from "../pages.ts"
import { printFaults } from "../print.ts"
import { test as base, expect } from "../test.ts"
import { dataOf, hardcodedTextsOn } from "./hardcoded-texts.ts"
import { comeIn, openPage } from "./open-page.ts"

interface Shared {
  /** A new tab of the browser that is used for all pages of this visitor: what they share is loaded once. */
  tabOf: (as: Visitor) => Promise<Page>
}

const test = base.extend<Shared, { browsers: Map<Visitor, BrowserContext> }>({
  browsers: [
    async ({ browserName: _ }, use) => {
      const browsers = new Map<Visitor, BrowserContext>()
      await use(browsers)
      for (const context of browsers.values()) await context.close()
    },
    { scope: "worker" },
  ],
  tabOf: async ({ browser, browsers, watch }, use) => {
    const tabs: Page[] = []
    const open = async (as: Visitor) => {
      const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" })
      browsers.set(as, context)
      const page = await context.newPage()
      await comeIn(page, as)
      await page.close()
      return context
    }
    await use(async (as) => {
      const context = browsers.get(as) ?? (await open(as))
      watch(context)
      const page = await context.newPage()
      tabs.push(page)
      return page
    })
    for (const page of tabs) await page.close()
  },
})

// The page of an unknown professional is a 404 on purpose, which the browser logs.
test.use({ allowConsole: /404 \(Not Found\)/ })

/** In the pixels of a style sheet. */
const a4 = { width: 794, height: 1123 }

declare global {
  interface Window {
    shift: number
  }
}

/** How far what stands in a page moves while it comes, as browsers count it. */
const countShift = () => {
  window.shift = 0
  new PerformanceObserver((list) => {
    const moved = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    for (const { value, hadRecentInput } of moved) if (!hadRecentInput) window.shift += value
  }).observe({ type: "layout-shift", buffered: true })
}

/** In English, for which the letters that stand in until its own have come are as wide as those. */
test("nothing of a public page jumps while it comes", async ({ tabOf, request }) => {
  const page = await tabOf("visitor")
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(countShift)
  for (const one of pages) {
    if (one.as !== "visitor" || one.path.startsWith("/dev")) continue
    await openPage({ page, request }, one)
    expect.soft(await page.evaluate(() => window.shift), one.name).toBeLessThanOrEqual(0.02)
  }
})

/** Rows of everybody, other tests' people too, whose words no file holds: there only the source is read (hardcoded-texts.test.ts). */
const showsAnybody = ({ as, name }: (typeof pages)[number]) =>
  as === "admin" || /^(ideas|blog|blog-(search|category|tag|post))$/.test(name)

for (const one of pages) {
  // One opening serves all of it, which is told apart in what fails.
  test(`${one.name} is valid, worded, accessible, and fits a 320 px screen and a sheet of paper`, async ({
    tabOf,
    request,
  }) => {
    const isPublic = one.as === "visitor"
    if (isPublic) {
      const answer = await request.get(pathIn(pseudo, await addressOf(request, one)), {
        headers: { accept: "text/html" },
      })
      const html = await answer.text()
      expect.soft(html, "styles in what is sent").not.toMatch(withStyle)
      expect.soft(await markupFaults(html), "faults in the markup as it is sent").toEqual([])
    }
    const page = await tabOf(one.as)
    await openPage({ page, request }, one, pseudo)
    if (!showsAnybody(one))
      expect.soft(await hardcodedTextsOn(page, await dataOf(request)), "said past the files of texts").toEqual([])
    expect.soft(await markupFaults(await page.content()), "faults in the markup as it is shown").toEqual([])
    await layOutAll(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, "pixels wide on a screen of 320").toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: "light" })
    expect.soft(await accessibilityFaults(page), "faults in the light theme").toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    expect.soft(await colourFaults(page), "faults of colours in the dark theme").toEqual([])
    await page.setViewportSize(a4)
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    expect.soft(await page.evaluate(printFaults), "faults on paper").toEqual([])
  })
}
