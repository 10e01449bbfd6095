import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { layOutAll } from "../lay-out.ts"
import { logInByCookie, logOut } from "../people.ts"
import { expect, test } from "../test.ts"

test("the home page costs a phone little script", async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body())
  })
  await page.goto("/")
  // What is loaded on the way down counts as well.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  // 95 KB are allowed; it runs without the application, and any part of that would show here.
  expect(bytes).toBeLessThanOrEqual(4 * 1024)
})

test("its sections stand in order, and what opens later leads to more", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Highly rated in Pune",
    "Who do you need?",
    "Why choose Sthapati",
    "What customers say",
    "How it works",
    "Finding and booking is free",
    "A name from the guild",
    "Did you know?",
    /^Tell your home/,
  ])
  for (const service of ["contractor", "real-estate-lawyer", "vastu-consultant", "civil-engineer"])
    await expect(page.getByRole("main").locator(`a[href="/services/${service}"]`)).toHaveText(/^Learn More/)
  const sources = page.getByRole("region", { name: "Did you know?" }).getByRole("link")
  await expect(sources).toHaveCount(4)
})

/** By the application: the page that it comes from has been woken. */
const comeHome = async (page: Page) => {
  await page.goto("/contact")
  await expect(page.locator("main form[novalidate]")).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name: "Sthapati, home" }).click()
  await expect(page).toHaveURL("/")
}

test("come to from another page it is there at once, with the shape of what is on its way", async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route("**/api/homepage/overview", async (route) => {
    await arrival
    await route.continue()
  })
  await comeHome(page)
  const cardsOf = (name: string) => page.getByRole("region", { name }).locator("[data-skeleton]")
  await expect(cardsOf("Who do you need?")).toHaveCount(6)
  await expect(cardsOf("What customers say")).toHaveCount(3)
  arrive()
  await expect(page.getByRole("link", { name: "Find Professionals", exact: true })).toHaveCount(2)
  await expect(page.getByRole("region", { name: "What customers say" }).getByRole("listitem")).toHaveCount(3)
  await expect(page.locator("[data-skeleton]")).toHaveCount(0)
})

test.describe("with its lists out of reach", () => {
  test.use({ allowConsole: /Failed to load resource/ })
  test("it stands empty and says why", async ({ page }) => {
    await page.route("**/api/homepage/overview", (route) => route.abort())
    await comeHome(page)
    await expect(page.getByText("our lists and figures cannot be read right now")).toBeVisible()
    await expect(page.getByText("Services are being updated. Please check back soon!")).toBeVisible()
    const first = page.getByRole("region", { name: "What customers say" })
    await expect(first.getByRole("heading", { name: "Be Our First Review!" })).toBeVisible()
    await expect(first.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/register")
    await expect(page.getByRole("region", { name: "In figures" })).toHaveText(
      "verified professionals0city1reviews after real bookings0average rating0.0",
    )
  })
})

test("without JavaScript a visitor reads, searches and opens a profile", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto("/")
  await page.getByLabel("What do you need?").fill("architect")
  await page.getByRole("button", { name: "Find" }).click()
  await expect(page).toHaveURL(/\/search\?query=architect/)
  await page
    .getByRole("link", { name: /^Architect in / })
    .first()
    .click()
  await page.getByRole("link", { name: "View profile" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("heading", { name: "What was checked" })).toBeVisible()
})

test("an unknown path leads home, a missing file does not", async ({ page, request }) => {
  await page.goto("/no/such/page")
  await expect(page).toHaveURL("/")
  // No pattern of the router's has a line break in it.
  const broken = await request.get("/no%0asuch", { maxRedirects: 0 })
  expect([broken.status(), broken.headers().location]).toEqual([302, "/"])
  expect((await request.get("/assets/missing.js")).status()).toBe(404)
  expect((await request.get("/api/missing")).status()).toBe(404)
})

test("the header of the home page knows who is signed in, and its menu closes", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/")
  await expect(page.locator("[data-person]")).not.toBeEmpty()
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  const button = page.getByRole("button", { name: "Menu", exact: true })
  const menu = page.getByRole("navigation", { name: "Menu", exact: true })
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(menu.getByRole("link").first(), "it follows its button, though it stands at the end").toBeFocused()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(menu).toBeHidden()
})

for (const kind of ["customer", "professional", "dual", "admin"] as const) {
  test(`the account menu of the home page is the one of other pages, for ${kind}`, async ({ page, people }) => {
    const seen = async () => {
      const button = page.getByRole("button", { name: /^Account menu of/ })
      const menu = page.getByRole("navigation", { name: "Account menu" })
      await expect(button.locator("[data-person]")).not.toBeEmpty()
      const disc = button.locator("[aria-hidden]").first()
      const look = await disc.evaluate((element) => [element.textContent, getComputedStyle(element).backgroundColor])
      await button.click()
      await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible()
      return [await menu.innerText(), look]
    }
    await logInByCookie(page, (await people[kind]()).email, kind === "admin" ? "admin-login" : "login")
    await page.goto("/")
    const atHome = await seen()
    await page.goto("/dev/ui")
    expect(atHome).toEqual(await seen())
  })
}

test("a person logs out on the home page, and comes back to nothing", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/")
  await logOut(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await page.request.post("/api/auth/refresh", { data: {} })).status()).toBe(401)
})

test.describe("with the server out of reach", () => {
  test.use({ allowConsole: /Failed to load resource/ })
  test("a logout on the home page is made up for later", async ({ page, customer }) => {
    await logInByCookie(page, customer.email)
    await page.goto("/")
    await page.route("**/api/auth/logout", (route) => route.abort())
    await logOut(page)
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([["logoutOwed", "true"]])
    await page.unroute("**/api/auth/logout")
    await page.goto("/user/dashboard")
    await page.waitForURL(/\/login/)
    expect((await page.request.post("/api/auth/refresh", { data: {} })).status()).toBe(401)
  })
})

test("an administrator who is in is led from the admin login to their page, and finds the way out", async ({
  page,
  people,
}) => {
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto("/admin/login")
  const main = page.getByRole("main")
  await expect(main).toContainText("Welcome, ")
  await page.evaluate(() =>
    addEventListener("pagehide", () => sessionStorage.setItem("last", document.querySelector("main")!.innerText)),
  )
  await main.getByRole("button", { name: "Logout" }).click()
  await page.waitForURL(/\/login/)
  await expect(page.getByLabel("Email or mobile number")).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull()
  // What would be typed into a form of the document that goes would be lost with it.
  expect(await page.evaluate(() => sessionStorage.getItem("last"))).toContain("Welcome, ")
})

test("on a phone the search of the home page is in view, and its people can be swiped or tabbed through", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/")
  await expect(page.getByRole("button", { name: "Find", exact: true })).toBeInViewport({ ratio: 1 })
  const people = page.getByRole("region", { name: "Highly rated in Pune" }).getByRole("listitem")
  const [first, second] = [await people.nth(0).boundingBox(), await people.nth(1).boundingBox()]
  expect(second!.y).toBe(first!.y)
  expect(second!.x).toBeLessThanOrEqual(360 - 24)
  await people.nth(0).getByRole("link").focus()
  for (let place = 1; place < (await people.count()); place++) await page.keyboard.press("Tab")
  await expect(people.last().getByRole("link")).toBeFocused()
  await expect(async () => {
    const { x, width } = (await people.last().boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
  }).toPass({ timeout: 15_000 })
  await layOutAll(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500)
})

test("the theme chosen on the home page holds after a reload", async ({ page }) => {
  await page.goto("/")
  await page.getByText("Dark", { exact: true }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("on a phone the end of a page is short, and its groups open without JavaScript", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto("/")
  const footer = page.locator("footer")
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(650)
  const officer = footer.getByRole("link", { name: "grievance@" })
  await expect(officer).toBeHidden()
  await footer.locator("summary", { hasText: "Legal" }).click()
  await expect(officer).toBeVisible()
})

test("on a wide screen everything at the end of a page stands open", async ({ page }) => {
  await page.goto("/")
  const footer = page.locator("footer")
  for (const name of ["Explore", "Talk to us", "Legal"]) {
    await expect(footer.getByRole("heading", { name })).toBeVisible()
  }
  await expect(footer.getByRole("link", { name: "grievance@" })).toBeVisible()
  await expect(footer.getByRole("link", { name: "Phone:" })).toBeVisible()
  await expect(footer.locator("summary").first()).toBeHidden()
})
