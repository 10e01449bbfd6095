/** Each script has its own fonts, loaded only by pages with text in it. */
import { expect, test } from "../test.ts"

/** The weights of the Devanagari faces that were loaded, once all that were asked for are. */
const devanagariLoaded = async () => {
  await document.fonts.ready
  const faces = [...document.fonts].filter(({ unicodeRange }) => /^U\+900-/i.test(unicodeRange))
  return faces.filter(({ status }) => status === "loaded").map(({ weight }) => weight)
}

test("names in Devanagari have a face for text and one for headings", async ({ page }) => {
  await page.goto("/dev/ui")
  await expect.poll(() => page.evaluate(devanagariLoaded)).toEqual(["400", "600"])
})

test("a page without Devanagari loads neither", async ({ page }) => {
  await page.goto("/search?city=Pune")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await page.evaluate(devanagariLoaded)).toEqual([])
})
