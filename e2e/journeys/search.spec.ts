/** What a search says beyond its cards, also to who is faster than the page. */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { isHydrated } from "../hydrated.ts"
import { logInByCookie } from "../people.ts"
import { chooserOf, filterSheet, openFilters, resultCards, selectedService, showButton, swipe } from "../search.ts"
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
  customer,
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

  // A profile that takes longer to come than the pause after a word.
  await page.clock.install()
  const stopClock = (minutesOn: number) => page.clock.pauseAt(Date.now() + minutesOn * 60_000)
  const { promise: profileGate, resolve: openProfile } = Promise.withResolvers<void>()
  await page.route(/providers.*\.data/, async (route) => {
    await profileGate
    await route.continue()
  })
  await stopClock(1)
  await page.getByLabel("Search keyword").pressSequentially("s")
  await resultCards(page).first().getByRole("heading").getByRole("link").click()
  await expect(page.locator(".animate-pending")).toBeAttached()
  await page.clock.runFor(1_000)
  openProfile()
  await expect(page).toHaveURL(/\/providers\//)

  // And a page that has no data, whose code does.
  await page.clock.resume()
  await logInByCookie(page, customer.email)
  await page.goto("/user/service-search?city=Pune")
  await isHydrated(page)
  const { promise: codeGate, resolve: openCode } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(/assets\/messages\.page/, async (route) => {
    ask()
    await codeGate
    await route.continue()
  })
  await stopClock(2)
  await page.getByLabel("Search keyword").pressSequentially("s")
  await page.getByRole("banner").getByRole("link", { name: "Messages" }).click()
  await isAsked
  await page.clock.runFor(1_000)
  openCode()
  await expect(page).toHaveURL(/\/messages/)
})

test("on a phone the results begin in view, and the filters are a sheet that says how many are left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/search?city=Pune")
  const first = page.getByRole("region", { name: "Results" }).getByRole("listitem").first()
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(330)
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("rating")
  await page.waitForURL(/sort=rating/)
  const line = page.locator("summary", { hasText: "Filters (1)" })
  const sheet = filterSheet(page)
  const totalOf = async () => Number((await showButton(page).innerText()).match(/^Show (\d+) services?$/)?.[1])
  await line.click()
  await expect(sheet).toBeInViewport({ ratio: 1 })
  await expect(showButton(page)).toBeInViewport({ ratio: 1 })
  await expect(showButton(page)).toHaveText(/^Show \d+ services$/)
  expect(await accessibilityFaults(page)).toEqual([])
  const all = await totalOf()
  await page.keyboard.press("Escape")
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL("/search?city=Pune&sort=rating")
  await expect(line).toBeFocused()
  // All that is chosen in it is one step, and Back, which closes it, leaves it chosen.
  await line.click()
  await sheet.getByRole("radio", { name: "Up to ₹1,500" }).check()
  await sheet.getByLabel("Verified only").check()
  await page.waitForURL("/search?city=Pune&max_price=1500&verified=true&sort=rating#filters")
  await expect(showButton(page)).toHaveText(/^Show \d+ services?$/)
  const some = await totalOf()
  expect(some).toBeLessThan(all)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL("/search?city=Pune&max_price=1500&verified=true&sort=rating")
  await expect(page.getByRole("region", { name: "Results" }).getByText(`${some} services`)).toBeVisible()
  await page.locator("summary", { hasText: "Filters (3)" }).click()
  await sheet.getByRole("button", { name: "Clear Filters" }).click()
  await expect(showButton(page)).toBeFocused()
  await page.waitForURL("/search?sort=rating#filters")
  await showButton(page).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL("/search?sort=rating")
  await page.goBack()
  await expect(page).toHaveURL("/search?city=Pune&max_price=1500&verified=true&sort=rating")
  await page.goBack()
  await expect(page).toHaveURL("/search?city=Pune&sort=rating")
})

test("what narrows the list is taken away one by one, on a phone too, where state and country are folded away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/search?query=kitchen&category=Interior%20Designer&city=Pune&state=Maharashtra")
  await isHydrated(page)
  const chosen = page.getByRole("region", { name: "Chosen filters" }).getByRole("link", { name: /^Remove/ })
  await expect(chosen).toHaveText(["Interior Designer", "Pune", "Maharashtra"])
  await page.getByRole("link", { name: "Remove Interior Designer" }).click()
  await expect(page).toHaveURL("/search?query=kitchen&city=Pune&state=Maharashtra")
  await expect(chosen.first()).toBeFocused()
  await page.locator("summary", { hasText: "Filters (2)" }).click()
  await expect(filterSheet(page).getByLabel("State/Province")).toHaveValue("Maharashtra")
  await page.keyboard.press("Escape")
  await expect(filterSheet(page)).toHaveCount(0)
  // The second is pressed before the page has drawn the first.
  await chosen.evaluateAll((links) => {
    for (const link of links as HTMLElement[]) link.click()
  })
  await expect(page).toHaveURL("/search?query=kitchen")
  await expect(chosen).toHaveCount(0)
  await expect(page.getByLabel("Search keyword")).toHaveValue("kitchen")
})

test("what the work that is named costs stands above the results, and its bands behind that", async ({ page }) => {
  await page.goto(`/search?query=${encodeURIComponent("रसोई")}&city=Pune`)
  const results = page.getByRole("region", { name: "Results" })
  const line = results.getByText(/^Kitchens in Pune mostly cost ₹2–5 lakh from \d\d projects here$/)
  const bands = results.getByRole("table", { name: "What owners paid" })
  await expect(bands).toBeHidden()
  await line.click()
  await expect(bands.getByRole("row", { name: /^₹5–10 lakh \d+$/ })).toBeVisible()
  await expect(
    results.getByText(/^Counted are \d\d projects completed since 20\d\d, by \d+ professionals/),
  ).toBeVisible()
  await page.goto("/search?query=osari&city=Pune")
  await expect(results.getByText("1 service", { exact: true })).toBeVisible()
  await expect(results.getByText("mostly cost")).toHaveCount(0)
})

test("what the server has sent costs no script before somebody is there, and is the same afterwards", async ({
  page,
}) => {
  const scripts: string[] = []
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname))
  const isAsked = () => scripts.some((path) => path.startsWith("/assets/rare-"))
  await page.goto("/search?query=kitchen&city=Pune")
  await isHydrated(page)
  const line = page.getByText(/^Kitchens in Pune mostly cost/)
  await expect(line).toBeVisible()
  expect(isAsked()).toBe(false)
  await line.click()
  // A press may come before anybody listens for one; whoever pressed moves on.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(15, 5)
    expect(isAsked()).toBe(true)
  }).toPass()
  await expect(page.getByRole("table", { name: "What owners paid" })).toBeVisible()
})

test("a customer reads what it costs in their own search too", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/service-search?query=bungalow&city=Pune")
  await expect(page.getByText(/^New houses in Pune mostly cost/)).toBeVisible()
})

test("price, rating and locality are chosen in the filters, who is free and verified by a touch", async ({ page }) => {
  await page.goto("/search?query=kitchen&city=Pune")
  await page.getByLabel("Price an hour").selectOption("Up to ₹1,500")
  await page.waitForURL(/max_price=1500/)
  await page.getByLabel("Rating").selectOption("4.5 and up")
  await page.waitForURL(/min_rating=4\.5/)
  await page.getByLabel("Locality").fill("kothrood")
  await page.waitForURL(/locality=kothrood/)
  await page.getByRole("link", { name: "Free this week" }).click()
  await page.getByRole("link", { name: "Verified only" }).click()
  await page.waitForURL(/verified=true&free=week/)
  const cards = resultCards(page)
  await expect(cards.first()).toContainText("Osari Interiors")
  await expect(page.getByRole("heading", { name: "Others in and near Kothrud" })).toBeVisible()
  await expect(cards.last()).toContainText(/\d km from Kothrud/)
  // A word more keeps all of it, and it is taken back by its own name.
  await page.getByLabel("Search keyword").fill("modular kitchen")
  await page.waitForURL(/query=modular\+kitchen&.*verified=true&free=week/)
  await page.getByRole("link", { name: "Remove Free this week" }).click()
  await expect(page).not.toHaveURL(/free=week/)
  await expect(page.getByRole("region", { name: "Chosen filters" }).locator(":focus")).toHaveCount(1)
})

test("localities are suggested, those of the chosen city, to visitors without JavaScript and to customers", async ({
  elsewhere,
  page,
  customer,
}) => {
  const kothrud = 'option[value="Kothrud"]'
  const plain = await elsewhere({ javaScriptEnabled: false })
  await plain.goto("/search")
  const list = await plain.getByLabel("Locality").getAttribute("list")
  await expect(plain.locator(`datalist[id="${list}"] ${kothrud}`)).toHaveCount(1)
  await logInByCookie(page, customer.email)
  await page.goto("/user/service-search?city=Pune")
  await openFilters(page)
  await expect(page.locator(`datalist ${kothrud}`)).toHaveCount(1)
  await page.getByLabel("City").selectOption("Mumbai")
  await expect(page.locator(`datalist ${kothrud}`)).toHaveCount(0)
})

test("where a filter keeps everybody away, it is named with what is found without it, to visitors and to customers", async ({
  page,
  customer,
}) => {
  const filters = "query=architect&max_price=100&free=week"
  const wayOut = page.getByRole("link", { name: /^Without “Up to ₹100”: (At least )?[1-9]\d* services?$/ })
  await page.goto(`/search?${filters}`)
  await expect(page.getByRole("heading", { name: "Nobody for “architect” matches all these filters" })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await openFilters(page)
  await expect(showButton(page)).toHaveText("Show 0 services")
  await filterSheet(page)
    .getByRole("button", { name: /^Without “Up to ₹100”: (At least )?[1-9]/ })
    .click()
  await expect(showButton(page)).toHaveText(/^Show [1-9]\d*\+? services?$/)
  await showButton(page).click()
  await expect(page).toHaveURL("/search?query=architect&free=week")
  await page.goBack()
  await wayOut.click()
  await expect(page).toHaveURL("/search?query=architect&free=week")
  await expect(resultCards(page).first()).toBeVisible()
  await expect(page.getByText("Only people with a calendar here are shown")).toBeVisible()
  await logInByCookie(page, customer.email)
  await page.goto(`/user/service-search?${filters}`)
  await expect(wayOut).toHaveAttribute("href", "/user/service-search?query=architect&free=week")
})

test("a locality that nobody knows stays typed, and what is written like it and all of the city are offered", async ({
  page,
}) => {
  await page.goto("/search?city=Pune&verified=true&locality=Kalynagur")
  await expect(page.getByRole("heading", { name: "We do not know “Kalynagur” yet" })).toBeVisible()
  await expect(page.getByLabel("Locality")).toHaveValue("Kalynagur")
  await expect(page.getByRole("link", { name: /^All of Pune: \d+ services$/ })).toBeVisible()
  await page.getByRole("link", { name: "Kalyani Nagar" }).click()
  await expect(page).toHaveURL("/search?city=Pune&locality=Kalyani+Nagar&verified=true")
  await expect(resultCards(page).first()).toBeVisible()
})

test("without JavaScript the filters are sent together, with what was chosen by a touch", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto("/search?city=Pune")
  await page.getByRole("link", { name: "Verified only" }).click()
  await page.locator("summary", { hasText: "Filters (2)" }).click()
  await page.getByLabel("Price an hour").selectOption("Up to ₹1,000")
  await page.getByRole("button", { name: "Show services" }).click()
  await expect(page).toHaveURL(/city=Pune/)
  await expect(page).toHaveURL(/max_price=1000/)
  await expect(page).toHaveURL(/verified=true/)
  await expect(resultCards(page).first()).toBeVisible()
  for (const price of await resultCards(page)
    .getByText(/^₹[\d,]+ per hour$/)
    .allInnerTexts())
    expect(Number(price.replace(/\D/g, ""))).toBeLessThanOrEqual(1000)
})

test("a city that is not open says so, and one that is typed against the chosen one is offered", async ({ page }) => {
  await page.goto("/search?city=Mumbai")
  await expect(page.getByText("We are not open in Mumbai yet. Everyone shown here")).toBeVisible()
  await page.goto("/search?query=kitchen%20in%20mumbai")
  await expect(page.getByText("We are not open in Mumbai yet.")).toBeVisible()
  await page.goto("/search?query=kitchen%20in%20mumbai&city=Pune")
  await expect(page.getByText("You typed Mumbai, but Pune is chosen.")).toBeVisible()
  await page.getByRole("link", { name: "Search in Mumbai" }).click()
  await expect(page).toHaveURL(/city=Mumbai/)
  await expect(page.getByLabel("City")).toHaveValue("Mumbai")
})

test("a card is looked through, its name leads to the profile, its mark to what was checked", async ({ page }) => {
  await page.goto("/search?query=osari")
  await isHydrated(page)
  const card = resultCards(page).first()
  const picture = card.locator("[data-covers]")
  await expect(picture.locator("img")).toHaveCount(1)
  await card.hover()
  const next = card.getByRole("button", { name: "Next work of Osari Interiors" })
  await expect(picture.getByText(/^1 of 5.*Drawing$/)).toBeVisible()
  await next.click()
  await expect(picture.getByText(/^2 of 5.*Drawing$/)).toBeVisible()
  await expect(card.getByRole("img", { name: /^Drawing: ./ })).toHaveCount(1)
  await next.press("Enter")
  await expect(picture.getByText(/^3 of 5/)).toBeVisible()
  await card.getByRole("button", { name: "Previous work of Osari Interiors" }).press("Enter")
  await expect(picture.getByText(/^2 of 5/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  // A finger needs no buttons, and a swipe is no tap.
  await page.setViewportSize({ width: 360, height: 740 })
  await swipe(page, picture, -160)
  await expect(picture.getByText(/^3 of 5/)).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await swipe(page, picture, 10, -100)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
  await expect(picture.getByText(/^3 of 5/)).toBeVisible()
  await expect(page).toHaveURL("/search?query=osari")
  await card.getByRole("link", { name: /^Verified/ }).click()
  await expect(page).toHaveURL(/\/providers\/[^/]+#verification$/)
  await expect(page.getByRole("heading", { name: "What was checked" })).toBeInViewport()
  await page.goBack()
  await card.getByRole("link", { name: "Provided by Osari Interiors" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Osari Interiors")
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
  await logInByCookie(page, customer.email)
  await page.goto("/user/service-search?query=kitchen%20submarine")
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await page.getByRole("region", { name: "Results" }).getByRole("listitem").count()).toBeGreaterThan(0)
})

test("a customer who opens the public search has it inside their area, with all that was asked", async ({
  page,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  await page.goto("/search?query=kitchen&sort=rating")
  await page.waitForURL(/\/user\/service-search\?query=kitchen&sort=rating$/)
  await expect(page.getByRole("heading", { level: 1, name: "Find Services" })).toBeVisible()
})

test("whoever works from another city is shown with both", async ({ page }) => {
  await page.goto("/search?city=Mumbai")
  const card = page.getByRole("listitem").filter({ hasText: "Osari Interiors" }).first()
  await expect(card).toContainText("Kothrud, Pune · serves Mumbai")
  await chooserOf(card).click()
  await expect(selectedService(page)).toContainText("Kothrud, Pune · serves Mumbai")
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
  await expect(writers).toHaveCount(service!.review_count)
})
