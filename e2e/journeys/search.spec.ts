/** What a search says beyond its cards, and how the cards stand beside the panel. */
import type { Page } from "@playwright/test"
import { comeIn } from "../people.ts"
import { expect, test } from "../test.ts"

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

test("a service that is typed and not open yet is said to come", async ({ page }) => {
  for (const [typed, name] of [
    ["lawyer", "Real estate lawyers"],
    ["vastu consultant", "Vastu consultants"],
    ["contractor", "Contractors"],
  ]) {
    await page.goto(`/search?query=${typed}`)
    await expect(page.getByRole("heading", { name: `${name} open later in Pune` })).toBeVisible()
    await expect(page.getByRole("link", { name: "Find interior designers" })).toBeVisible()
  }
})

/** The scripts of the page wait until they are let go, as on a slow line. */
const holdScripts = async (page: Page) => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

test("what is chosen before the page has woken up is searched for", async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto("/search?city=pune", { waitUntil: "commit" })
  await page.getByLabel("Category").selectOption("Architect")
  letGo()
  await expect(page).toHaveURL(/category=Architect&city=Pune/)
  await expect(page.getByLabel("City")).toHaveValue("Pune")
})

test("an order chosen before the page has woken up, and a word typed while another order is asked for", async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto("/search?city=Pune", { waitUntil: "commit" })
  const sort = page.getByRole("region", { name: "Results" }).getByLabel("Sort by")
  await sort.selectOption("price_asc")
  letGo()
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(sort).toHaveValue("price_asc")

  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route(/search\.data/, async (route) => {
    await gate
    await route.continue()
  })
  await page.getByLabel("Search keyword").pressSequentially("kitchen")
  await sort.selectOption("rating")
  await expect(sort).toHaveValue("rating")
  open()
  await expect(page).toHaveURL(/query=kitchen&city=Pune&sort=rating/)
  await expect(page.getByLabel("Search keyword")).toHaveValue("kitchen")
})

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

test("on a phone the results begin in view, under one row of filters and order", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/search?city=Pune")
  const first = page.getByRole("region", { name: "Results" }).getByRole("listitem").first()
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(330)
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("rating")
  await page.waitForURL(/sort=rating/)
  await page.locator("summary", { hasText: "Filters (1)" }).click()
  await page.getByRole("link", { name: "Clear Filters" }).click()
  await expect(page).toHaveURL("/search")
})

test("without JavaScript the order is chosen with the search, and the list grows", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto("/search?city=Pune")
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price_desc")
  await page.getByRole("button", { name: "Search" }).click()
  await expect(page).toHaveURL(/sort=price_desc/)
  await page.getByRole("link", { name: "Load more" }).click()
  await expect(page.getByRole("region", { name: "Results" }).getByRole("listitem")).toHaveCount(24)
})

test("close matches are said to be close, to visitors and to customers", async ({ page, customer }) => {
  const sentence = "No exact match for “kitchen submarine”. Showing close matches."
  await page.goto("/search?query=kitchen")
  await expect(page.getByText(/No exact match/)).toHaveCount(0)
  await page.goto("/search?query=kitchen%20submarine")
  await expect(page.getByText(sentence)).toBeVisible()
  await comeIn(page, customer.email)
  await page.goto("/user/service-search?query=kitchen%20submarine")
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await page.getByRole("region", { name: "Results" }).getByRole("listitem").count()).toBeGreaterThan(0)
})

test("a customer who opens the public search has it inside their area, with all that was asked", async ({
  page,
  customer,
}) => {
  await comeIn(page, customer.email)
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
  test(`cards at ${base} keep a good width, whether one is chosen or none`, async ({ page, customer }) => {
    if (base !== "/search") await comeIn(page, customer.email)
    const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem")
    const expectGoodWidth = async (state: string) => {
      const { width = 0 } = (await cards.first().boundingBox()) ?? {}
      expect(width, state).toBeGreaterThanOrEqual(280)
      expect(width, state).toBeLessThanOrEqual(600)
    }
    const isLying = () => cards.first().evaluate((card) => getComputedStyle(card).flexDirection === "row")
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${base}?query=interior`)
      await expect(cards.first()).toBeVisible()
      await expectGoodWidth(`none chosen, ${width} px`)
      const before = await isLying()
      await cards.nth(3).getByRole("link").click()
      await expect(page.getByRole("heading", { name: "Selected Service" })).toBeVisible()
      await expect(cards.nth(3)).toBeInViewport()
      await expectGoodWidth(`one chosen, ${width} px`)
      expect(await isLying(), `${width} px`).toBe(before)
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

test("a profile shows three reviews, and the others on request without JavaScript", async ({ elsewhere, request }) => {
  const answer = await request.get("/api/search?query=osari")
  const [service] = ((await answer.json()) as { services: { provider_id: string; review_count: number }[] }).services
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto(`/providers/${service!.provider_id}`)
  const reviews = page.locator("#reviews")
  const writers = reviews.getByRole("heading", { level: 3 })
  await expect(writers).toHaveCount(3)
  await reviews.locator("summary").click()
  await expect(writers).toHaveCount(10)
  await reviews.getByRole("link", { name: "More reviews" }).click()
  await expect(writers).toHaveCount(service!.review_count - 10)
})
