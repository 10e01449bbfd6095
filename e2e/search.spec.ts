/** What a search says beyond its cards, and how the cards stand beside the panel. */
import { comeIn } from "./people.ts"
import { expect, test } from "./test.ts"

test("services that are not open yet are offered as such, and lead to those that are", async ({ page }) => {
  await page.goto("/search?city=Pune")
  const soon = page.locator('optgroup[label="Coming soon"]')
  await expect(soon.locator("option", { hasText: "Contractor" })).toHaveCount(1)
  await expect(soon.locator("option", { hasText: "Architect" })).toHaveCount(0)
  await page.getByLabel("Category").selectOption("Contractor")
  await expect(page.getByRole("heading", { name: "Contractors open later in Pune" })).toBeVisible()
  await page.getByRole("link", { name: "Find architects" }).click()
  await expect(page).toHaveURL(/category=Architect&city=Pune/)
  await expect(page.getByRole("link", { name: /^Architect in/ }).first()).toBeVisible()
})

test("close matches are said to be close, to visitors and to customers", async ({ page }) => {
  const sentence = "No exact match for “kitchen submarine”. Showing close matches."
  await page.goto("/search?query=kitchen")
  await expect(page.getByText(/No exact match/)).toHaveCount(0)
  await page.goto("/search?query=kitchen%20submarine")
  await expect(page.getByText(sentence)).toBeVisible()
  await comeIn(page, "customer@demo.example")
  await page.goto("/user/service-search?query=kitchen%20submarine")
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await page.getByRole("region", { name: "Results" }).getByRole("listitem").count()).toBeGreaterThan(0)
})

test("a customer who opens the public search has it inside their area, with all that was asked", async ({ page }) => {
  await comeIn(page, "customer@demo.example")
  await page.goto("/search?query=kitchen&sort=rating")
  await page.waitForURL(/\/user\/service-search\?query=kitchen&sort=rating$/)
  await expect(page.getByRole("heading", { level: 1, name: "Find Services" })).toBeVisible()
})

test("whoever works from another city is shown with both", async ({ page }) => {
  await page.goto("/search?city=Mumbai")
  const card = page.getByRole("listitem").filter({ hasText: "Osari Interiors" }).first()
  await expect(card).toContainText("Kothrud, Pune · serves Mumbai")
  await card.getByRole("link").click()
  await expect(page.getByRole("region", { name: "Selected Service" })).toContainText("Kothrud, Pune · serves Mumbai")
})

for (const base of ["/search", "/user/service-search"]) {
  test(`cards at ${base} keep a good width, whether one is chosen or none`, async ({ page }) => {
    if (base !== "/search") await comeIn(page, "customer@demo.example")
    const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem")
    const expectGoodWidth = async (state: string) => {
      const { width = 0 } = (await cards.first().boundingBox()) ?? {}
      expect(width, state).toBeGreaterThanOrEqual(300)
      expect(width, state).toBeLessThanOrEqual(600)
    }
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${base}?query=interior`)
      await expect(cards.first()).toBeVisible()
      await expectGoodWidth(`none chosen, ${width} px`)
      await cards.nth(3).getByRole("link").click()
      await expect(page.getByRole("heading", { name: "Selected Service" })).toBeVisible()
      await expect(cards.nth(3)).toBeInViewport()
      await expectGoodWidth(`one chosen, ${width} px`)
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
  await page.waitForLoadState("networkidle")
  const name = page.getByRole("region", { name: "Results" }).getByRole("listitem").nth(6).getByRole("link")
  await expect(name).toHaveAttribute("aria-current", "true")
  await expect(name).toBeInViewport()
  const panel = page.getByRole("region", { name: "Selected Service" })
  const [card, beneath] = [await name.boundingBox(), await panel.boundingBox()]
  expect(card!.y + card!.height).toBeLessThanOrEqual(beneath!.y)
})

test("a profile shows three reviews, and the others on request without JavaScript", async ({ browser, request }) => {
  const answer = await request.get("/api/search?query=osari")
  const [service] = ((await answer.json()) as { services: { provider_id: string; review_count: number }[] }).services
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/providers/${service!.provider_id}`)
  const reviews = page.locator("#reviews")
  const writers = reviews.getByRole("heading", { level: 3 })
  await expect(writers).toHaveCount(3)
  await reviews.locator("summary").click()
  await expect(writers).toHaveCount(10)
  await reviews.getByRole("link", { name: "More reviews" }).click()
  await expect(writers).toHaveCount(service!.review_count - 10)
  await context.close()
})
