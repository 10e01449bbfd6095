/** A professional sees how their work goes, on a phone and on a desk, and who looks at a profile is counted without being known. */
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { bookByCall, slotIn } from "../bookings.ts"
import { isHydrated } from "../hydrated.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /status of (500|503)/ })

/** Another one would be taken for a program. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) })

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desk: { width: 1440, height: 900 },
})) {
  test(`from nothing to a visit that took place, as cards, charts, a table and a file, on a ${name}`, async ({
    page,
    request,
    customer,
    studio,
    people,
  }) => {
    await page.setViewportSize(viewport)
    await logInByCookie(page, studio.email)
    await page.goto("/provider/analytics")
    await expect(page.getByRole("heading", { name: "Nothing to count yet" })).toBeVisible()
    const { id } = await bookByCall(request, { customer, studio, slot: slotIn(20) })
    await people.completeVisit(id)
    await people.countDays()
    // The site's own clock may be counting them just now.
    await expect(async () => {
      await page.reload()
      await expect(card(page, "Total Bookings")).toContainText("1 completed, 0 not yet", { timeout: 5_000 })
    }).toPass()
    await expect(card(page, "Revenue")).toContainText("₹")
    const revenue = await card(page, "Revenue").locator("p").first().innerText()
    await expect(card(page, "Client Rating")).toContainText("You have none so far.")
    await expect(page.getByText(/^Counted until /)).toBeVisible()
    await expect(page.getByRole("img", { name: /^Bookings, .*: 1 in all\./ })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByText("Show as a table").click()
    const total = page.getByRole("row", { name: /^In all/ })
    await expect(total).toContainText(revenue)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole("link", { name: "Week", exact: true }).click()
    await expect(page.getByText(/^The last 7 days,/)).toBeVisible()
    await expect(page.getByRole("rowheader")).toHaveCount(9)
    const downloaded = page.waitForEvent("download")
    await page.getByRole("link", { name: "Download (CSV)" }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/^analytics-week-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n")
    expect(lines).toHaveLength(8)
    // Yesterday or the day before, by the hour in India.
    expect(lines.filter((line) => /^\d{4}-\d\d-\d\d,1,1,0,\d+\.\d\d,/.test(line))).toHaveLength(1)

    await page.getByRole("link", { name: "Year", exact: true }).click()
    await expect(page.getByText(/^The last 52 weeks,/)).toBeVisible()
    await expect(card(page, "Total Bookings")).toContainText("1 completed")
    await page.reload()
    await expect(page.getByRole("link", { name: "Year", exact: true })).toHaveAttribute("aria-current", "page")
    await page.getByRole("link", { name: "Go to your profile" }).click()
    await expect(page).toHaveURL(/\/provider\/profile$/)
  })
}

test("what cannot be had is said, and tried again; what is switched off is said to be that", async ({
  page,
  studio,
}) => {
  const isAnalytics = /\/api\/professional\/analytics\//
  await logInByCookie(page, studio.email)
  await page.route(isAnalytics, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await page.goto("/provider/analytics")
  await expect(page.getByText("Failed to fetch analytics data. Please try again later.")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.unroute(isAnalytics)
  // The page tries by itself as well, and may take the button away meanwhile.
  const tryAgain = page.getByRole("button", { name: "Try Again" })
  const isLoaded = page.getByRole("heading", { name: "Nothing to count yet" })
  await expect(tryAgain.or(isLoaded)).toBeVisible()
  await expect(async () => {
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 })
    await expect(isLoaded).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const message = "Analytics functionality is temporarily disabled."
  await page.route(isAnalytics, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: "unavailable", is_disabled: true, message } }),
  )
  await page.reload()
  await expect(page.getByRole("heading", { name: "Analytics Temporarily Disabled" })).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test("a year of large sums is no wider than the screen", async ({ page, request, studio, customer, people }) => {
  const { id } = await bookByCall(request, { customer, studio, slot: slotIn(20) })
  await people.completeVisit(id)
  await people.countDays()
  await logInByCookie(page, studio.email)
  await page.route(/\/api\/professional\/analytics\//, async (route) => {
    const response = await route.fetch()
    const { analytics, ...answer } = await response.json()
    const dearer = { revenue: "12345678.00", requests: 1234, profile_views: 12_345, times_found: 1_234_567 }
    for (const one of [analytics, ...analytics.columns]) Object.assign(one.figures, dearer)
    await route.fulfill({ response, json: { analytics, ...answer } })
  })
  for (const width of [1440, 1280, 1024, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/provider/analytics?period=year")
    await page.getByText("Show as a table").click()
    await expect(page.getByRole("row", { name: /^In all/ })).toContainText("₹1,23,45,678")
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
  }
})

/** Somebody is there, from when the page hears it. */
const lookAround = async (page: Page) => {
  await isHydrated(page)
  await expect(async () => {
    await page.mouse.move(200 + Math.floor(performance.now() % 100), 200)
    const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
    expect(files.some((name) => /\/late-[^/]+\.js$/.test(name))).toBe(true)
  }).toPass()
}

/** In view for longer than it takes to have looked at something. */
const stay = async (page: Page) => {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 3_000, since)
}

test("a profile counts once a browser and day, for people alone, and not for oneself", async ({
  elsewhere,
  studio,
  people,
}) => {
  const reportsOf = (page: Page) => {
    const reports: { profile?: string; found?: string[] }[] = []
    page.on("request", (request) => {
      if (request.url().endsWith("/api/seen")) reports.push(request.postDataJSON())
    })
    return reports
  }
  const visitor = await elsewhere({ userAgent })
  const reports = reportsOf(visitor)
  await visitor.goto(`/providers/${studio.professionalId}`)
  await isHydrated(visitor)
  expect(reports).toEqual([])
  const reported = visitor.waitForRequest("**/api/seen")
  await lookAround(visitor)
  const headers = await (await reported).allHeaders()
  expect(Object.keys(headers).filter((name) => /authorization|professional-id|cookie/.test(name))).toEqual([])
  await expect.poll(() => people.seenToday(studio), { timeout: 20_000 }).toMatchObject({ profile_views: 1 })

  // The search is looked at after the profile, and reported: the profile was not reported again.
  await visitor.reload()
  await lookAround(visitor)
  await visitor.goto("/search?city=Pune")
  await lookAround(visitor)
  await expect.poll(() => reports.length).toBe(2)
  expect(reports[0]).toEqual({ profile: studio.professionalId })
  expect(reports[1]!.found!.length).toBeGreaterThan(6)

  const own = await elsewhere({ userAgent })
  await logInByCookie(own, studio.email)
  const ownReports = reportsOf(own)
  await own.goto(`/providers/${studio.professionalId}`)
  await lookAround(own)
  // A way within the application, which goes on looking.
  await own.getByRole("link", { name: "Find professionals" }).first().click()
  await lookAround(own)
  await expect.poll(() => ownReports.length).toBe(1)
  expect(ownReports[0]!.found).not.toContain(studio.professionalId)
  expect(await people.seenToday(studio)).toMatchObject({ profile_views: 1 })
})

test("whose profile a customer looked at stands in their own activity, once a visit, and in nobody else's", async ({
  page,
  elsewhere,
  customer,
  studio,
}) => {
  const viewsOf = (page: Page) => {
    const views: object[] = []
    page.on("request", (request) => {
      if (request.url().endsWith("/api/user/activity/view")) views.push(request.postDataJSON())
    })
    return views
  }
  await logInByCookie(page, customer.email)
  const views = viewsOf(page)
  const isKept = page.waitForResponse("**/api/user/activity/view")
  await page.goto(`/providers/${studio.professionalId}`)
  await lookAround(page)
  expect((await isKept).status()).toBe(200)
  expect(views).toEqual([{ provider_id: studio.professionalId }])
  await page.getByRole("main").getByRole("link", { name: "Find professionals" }).click()
  await page.waitForURL(/\/user\/service-search/)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: studio.name })).toBeVisible()
  await stay(page)
  await page.goto("/user/dashboard")
  await expect(page.getByText("Viewed a service")).toHaveCount(1)
  await expect(page.getByRole("main")).toContainText(studio.name)
  expect(views).toHaveLength(1)

  const own = await elsewhere()
  await logInByCookie(own, studio.email)
  const ownViews = viewsOf(own)
  await own.goto(`/providers/${studio.professionalId}`)
  await lookAround(own)
  await stay(own)
  expect(ownViews).toEqual([])
})
