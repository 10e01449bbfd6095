/** The chosen card and its panel: how they stand beside the others, and what Back and reload make of them. */
import type { Locator, Page } from "@playwright/test"
import { logInByCookie } from "../people.ts"
import { chooserOf, openFilters, resultCards, selectedService } from "../search.ts"
import { expect, test } from "../test.ts"

/** Where the page stands once the chosen card has been brought into view. */
const settledPlace = async (page: Page) => {
  let place = -1
  await expect(async () => {
    const last = place
    place = await page.evaluate(() => window.scrollY)
    expect(place).toBe(last)
  }).toPass({ intervals: [200], timeout: 15_000 })
  return place
}

for (const base of ["/search", "/user/service-search"]) {
  test(`at ${base} Back closes the panel, then takes back the order and the filter, and never leaves too soon`, async ({
    page,
    customer,
  }) => {
    if (base !== "/search") await logInByCookie(page, customer.email)
    const panel = selectedService(page)
    const cards = resultCards(page)
    const sort = page.getByRole("combobox", { name: "Sort by" })
    const category = page.getByLabel("Category")
    await page.goto(base)
    if (base !== "/search") await openFilters(page)
    await category.selectOption("Architect")
    await page.waitForURL(/category=Architect/)
    await sort.selectOption("price_asc")
    await page.waitForURL(/sort=price_asc/)
    // The sentence about the best match belongs to that order.
    if (base === "/search") await expect(page.getByText("verified first, then fit")).toBeHidden()
    await page.getByLabel("Search keyword").pressSequentially("house")
    await page.waitForURL(/query=house/)
    await chooserOf(cards.nth(0)).click()
    await expect(panel).toBeVisible()
    await chooserOf(cards.nth(1)).click()
    await expect(chooserOf(cards.nth(1))).toHaveAttribute("aria-current", "true")
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(`${base}?query=house&category=Architect&sort=price_asc`)
    await page.goBack()
    await expect(page).toHaveURL(`${base}?category=Architect`)
    await expect(sort).toHaveValue("relevance")
    if (base === "/search") await expect(page.getByText("verified first, then fit")).toBeVisible()
    await expect(page.getByLabel("Search keyword")).toHaveValue("")
    await page.goBack()
    await expect(page).toHaveURL(base)
    await expect(category).toHaveValue("")
  })

  test(`at ${base} Back and reload restore the longer list, its panel and its place`, async ({ page, customer }) => {
    if (base !== "/search") await logInByCookie(page, customer.email)
    const cards = resultCards(page)
    const panel = selectedService(page)
    await page.goto(`${base}?city=Pune`)
    await expect(cards).toHaveCount(12)
    await page.getByRole("link", { name: "Load more" }).click()
    await expect(cards).toHaveCount(24)
    await expect(page).toHaveURL(/shown=24/)
    await chooserOf(cards.nth(17)).click()
    await expect(panel).toBeVisible()
    const name = await panel.locator("summary").innerText()
    const place = await settledPlace(page)
    await panel.getByRole("link", { name: "View profile" }).click()
    await expect(page.getByRole("heading", { name: "What was checked" })).toBeVisible()
    await page.goBack()
    const expectRestored = async () => {
      await expect(cards).toHaveCount(24)
      await expect(panel.locator("summary")).toHaveText(name, { useInnerText: true })
      await expect(cards.nth(17)).toBeInViewport()
    }
    await expectRestored()
    await expect(async () => {
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(40)
    }).toPass({ timeout: 15_000 })
    await page.reload()
    await expectRestored()
  })
}

for (const base of ["/search", "/user/service-search"]) {
  test(`cards at ${base} have a good width, and none gives way to the panel of a chosen one`, async ({
    page,
    customer,
  }) => {
    if (base !== "/search") await logInByCookie(page, customer.email)
    const cards = resultCards(page)
    const sizeOf = async (card: Locator) => {
      const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
      return { width: Math.round(width), height: Math.round(height) }
    }
    await page.goto(`${base}?query=interior`)
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(cards.first()).toBeVisible()
      const before = await sizeOf(cards.first())
      expect(before.width, `${width} px`).toBeGreaterThanOrEqual(280)
      expect(before.width, `${width} px`).toBeLessThanOrEqual(600)
      await chooserOf(cards.nth(3)).click()
      await expect(page.getByRole("heading", { name: "Selected Service" })).toBeVisible()
      await expect(cards.nth(3)).toBeInViewport()
      expect(await sizeOf(cards.first()), `${width} px`).toEqual(before)
      await page.goBack()
      await expect(page.getByRole("heading", { name: "Selected Service" })).toBeHidden()
    }
  })
}

test("on a phone, an address with a chosen card opens at that card, and its bar leaves the name free", async ({
  page,
  request,
}) => {
  const answer = await request.get("/api/search?query=interior&limit=8")
  const { services } = (await answer.json()) as { services: { id: string }[] }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/search?query=interior&selected=${services[6]!.id}`)
  const name = chooserOf(resultCards(page).nth(6))
  await expect(name).toHaveAttribute("aria-current", "true")
  await expect(name).toBeInViewport()
  await settledPlace(page)
  const panel = selectedService(page)
  expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(64)
  await expect(panel.getByRole("link", { name: "Book Now" })).toBeVisible()
  await expect(panel.getByRole("heading", { level: 3 })).toBeHidden()
  const [card, beneath] = [await name.boundingBox(), await panel.boundingBox()]
  expect(card!.y + card!.height).toBeLessThanOrEqual(beneath!.y)
  await panel.locator("summary").click()
  await expect(panel.getByRole("heading", { level: 3 })).toBeVisible()
  await expect(panel.getByRole("link", { name: "View profile" })).toBeVisible()
})
