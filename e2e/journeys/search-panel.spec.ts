/** The chosen card and its panel: how they stand beside the others, and what Back and reload make of them. */
import type { Page } from "@playwright/test"
import { comeIn } from "../people.ts"
import { expect, test } from "../test.ts"

/** Where the page stands once the chosen card has been brought into view. */
const settledPlace = async (page: Page) => {
  let place = -1
  await expect(async () => {
    const last = place
    place = await page.evaluate(() => window.scrollY)
    expect(place).toBe(last)
  }).toPass({ intervals: [200], timeout: 5_000 })
  return place
}

for (const base of ["/search", "/user/service-search"]) {
  test(`at ${base} Back closes the panel, then takes back the order and the filter, and never leaves too soon`, async ({
    page,
    customer,
  }) => {
    if (base !== "/search") await comeIn(page, customer.email)
    const results = page.getByRole("region", { name: "Results" })
    const panel = page.getByRole("region", { name: "Selected Service" })
    const cards = results.getByRole("listitem")
    const sort = page.getByRole("combobox", { name: "Sort by" })
    const category = page.getByLabel("Category")
    await page.goto(base)
    await category.selectOption("Architect")
    await page.waitForURL(/category=Architect/)
    await sort.selectOption("price_asc")
    await page.waitForURL(/sort=price_asc/)
    await page.getByLabel("Search keyword").pressSequentially("house")
    await page.waitForURL(/query=house/)
    await cards.nth(0).getByRole("link").click()
    await expect(panel).toBeVisible()
    await cards.nth(1).getByRole("link").click()
    await expect(cards.nth(1).getByRole("link")).toHaveAttribute("aria-current", "true")
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(`${base}?query=house&category=Architect&sort=price_asc`)
    await page.goBack()
    await expect(page).toHaveURL(`${base}?category=Architect`)
    await expect(sort).toHaveValue("relevance")
    await expect(page.getByLabel("Search keyword")).toHaveValue("")
    await page.goBack()
    await expect(page).toHaveURL(base)
    await expect(category).toHaveValue("")
  })

  test(`at ${base} Back and reload restore the longer list, its panel and its place`, async ({ page, customer }) => {
    if (base !== "/search") await comeIn(page, customer.email)
    const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem")
    const panel = page.getByRole("region", { name: "Selected Service" })
    await page.goto(`${base}?city=Pune`)
    await expect(cards).toHaveCount(12)
    await page.getByRole("link", { name: "Load more" }).click()
    await expect(cards).toHaveCount(24)
    await expect(page).toHaveURL(/shown=24/)
    await cards.nth(17).getByRole("link").click()
    await expect(panel).toBeVisible()
    const name = await panel.getByRole("heading", { level: 3 }).innerText()
    const place = await settledPlace(page)
    await panel.getByRole("link", { name: "View profile" }).click()
    await expect(page.getByRole("heading", { name: "What was checked" })).toBeVisible()
    await page.goBack()
    const expectRestored = async () => {
      await expect(cards).toHaveCount(24)
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText(name)
      await expect(cards.nth(17)).toBeInViewport()
    }
    await expectRestored()
    await expect(async () => {
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(40)
    }).toPass({ timeout: 3_000 })
    await page.reload()
    await expectRestored()
  })
}

for (const base of ["/search", "/user/service-search"]) {
  test(`cards at ${base} keep a good width, whether one is chosen or none`, async ({ page, customer }) => {
    if (base !== "/search") await comeIn(page, customer.email)
    const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem")
    const expectGoodWidth = async (state: string) => {
      const { width = 0 } = (await cards.first().boundingBox()) ?? {}
      expect(width, state).toBeGreaterThanOrEqual(280)
      expect(width, state).toBeLessThanOrEqual(600)
    }
    const isLying = () => cards.first().evaluate((card) => getComputedStyle(card).flexDirection === "row")
    await page.goto(`${base}?query=interior`)
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(cards.first()).toBeVisible()
      await expectGoodWidth(`none chosen, ${width} px`)
      const before = await isLying()
      await cards.nth(3).getByRole("link").click()
      await expect(page.getByRole("heading", { name: "Selected Service" })).toBeVisible()
      await expect(cards.nth(3)).toBeInViewport()
      await expectGoodWidth(`one chosen, ${width} px`)
      expect(await isLying(), `${width} px`).toBe(before)
      await page.goBack()
      await expect(page.getByRole("heading", { name: "Selected Service" })).toBeHidden()
    }
  })
}

test("on a phone, an address with a chosen card opens at that card, and its panel leaves the name free", async ({
  page,
  request,
}) => {
  const answer = await request.get("/api/search?query=interior&limit=8")
  const { services } = (await answer.json()) as { services: { id: string }[] }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/search?query=interior&selected=${services[6]!.id}`)
  const name = page.getByRole("region", { name: "Results" }).getByRole("listitem").nth(6).getByRole("link")
  await expect(name).toHaveAttribute("aria-current", "true")
  await expect(name).toBeInViewport()
  await settledPlace(page)
  const panel = page.getByRole("region", { name: "Selected Service" })
  expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(90)
  await expect(panel.getByRole("link", { name: "Book Now" })).toBeVisible()
  await expect(panel.getByRole("link", { name: "View profile" })).toBeHidden()
  const [card, beneath] = [await name.boundingBox(), await panel.boundingBox()]
  expect(card!.y + card!.height).toBeLessThanOrEqual(beneath!.y)
  await panel.locator("summary").click()
  await expect(panel.getByRole("link", { name: "View profile" })).toBeVisible()
})
