/** From a heart that a visitor presses to My Services of who has signed up: on a phone, also without a mouse. */
import type { Locator, Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { isHydrated } from "../hydrated.ts"
import { tabTo } from "../keyboard.ts"
import { activationLink, logInByCookie, logInHere, newEmail, newPassword, signUpHere } from "../people.ts"
import { endSession } from "../sessions.ts"
import { expect, test } from "../test.ts"

test.use({ viewport: { width: 360, height: 740 } })

const hearts = (page: Page) => page.locator("a[data-shortlist]")
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const nameOf = async (heart: Locator) => (await heart.getAttribute("aria-label"))!.replace(/^Shortlist /, "")

test.describe("with a finger", () => {
  // A second one of a type, and a link that was ended.
  test.use({ hasTouch: true, allowConsole: /status of (409|404)/ })
  test("kept as a visitor, brought along by signing up, selected, shared and booked", async ({ page, elsewhere }) => {
    test.setTimeout(120_000)
    await page.goto("/search?query=interior%20designer&city=Pune")
    await isHydrated(page)
    const [first, second] = [await nameOf(hearts(page).nth(0)), await nameOf(hearts(page).nth(1))]
    const box = (await hearts(page).nth(0).boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    // The first tap loads what hears it.
    await hearts(page).nth(0).tap()
    await expect(page.getByRole("button", { name: `Shortlist ${first}`, pressed: true })).toBeVisible()
    await hearts(page).nth(1).tap()
    await expect(page.getByText("Kept on your shortlist")).toBeVisible()
    await page.getByRole("button", { name: "View shortlist" }).tap()
    await page.waitForURL(/\/shortlist$/)
    await expect(page.getByRole("heading", { level: 3 })).toHaveText([second, first])
    await expect(page.getByRole("link", { name: "Compare both" })).toHaveAttribute("href", /\/compare\?ids=/)
    expect(await accessibilityFaults(page)).toEqual([])

    const email = newEmail()
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).tap()
    await page.getByRole("main").getByRole("link", { name: "Customer" }).tap()
    await signUpHere(page, email)
    await page.goto(await activationLink(page, email))
    await page.getByRole("link", { name: "Go to Login" }).tap()
    await logInHere(page, email, newPassword)
    await page.waitForURL(/\/user\/dashboard|\/shortlist/)
    await page.goto("/user/services")
    const kept = section(page, "From your shortlist")
    for (const name of [first, second]) await expect(kept.getByRole("heading", { name, level: 3 })).not.toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem("shortlist"))).toBeNull()

    // Before anybody is selected.
    for (const list of ["Selected for your project", "Available services"])
      await expect(section(page, list)).toContainText("Professionals you select can see your name.")
    await kept.getByRole("button", { name: `Select Interior Designer from ${first}` }).tap()
    await expect(page.getByText(`Selected: Interior Designer from ${first}`)).toBeVisible()
    const selected = section(page, "Selected for your project")
    await expect(selected.getByRole("link", { name: first, exact: true })).toBeVisible()
    // Two quick taps at one place are one double tap, of which the second does nothing.
    await page.getByRole("button", { name: "Dismiss message" }).first().tap()
    await kept.getByRole("button", { name: `Select Interior Designer from ${second}` }).tap()
    await expect(page.getByText(`You've already selected Interior Designer from ${first}.`)).toBeVisible()
    await expect(selected.getByRole("heading", { level: 3 })).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])

    await selected.getByRole("link", { name: /^Book Now/ }).tap()
    const dialog = page.getByRole("dialog", { name: "Book a visit" })
    await expect(dialog.getByText(`with ${first}`)).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await selected.getByRole("button", { name: /^Remove/ }).tap()
    await expect(page.getByText("Service removed successfully")).toBeVisible()
    await expect(selected.getByRole("heading", { level: 3 })).toHaveCount(0)

    await page.getByRole("link", { name: "See or share your shortlist" }).tap()
    await page.getByRole("button", { name: "Make a link", exact: true }).tap()
    const address = await page.getByLabel("Link to your shortlist").inputValue()
    const relative = await elsewhere({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    await relative.goto(address)
    await expect(relative.getByRole("heading", { level: 1 })).toHaveText("A shortlist of professionals")
    await expect(relative.getByRole("heading", { level: 3 })).toHaveCount(2)
    await expect(relative.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
    expect(await relative.content()).not.toContain("Rohan")
    await relative.getByRole("link", { name: "Compare both" }).click()
    await expect(relative.getByRole("table", { name: /side by side/ })).toBeVisible()
    await page.getByRole("button", { name: "End the link" }).tap()
    await expect(page.getByRole("button", { name: "Make a link", exact: true })).toBeVisible()
    expect((await relative.request.get(address)).status()).toBe(404)
  })
})

test("without a mouse: a heart by the space bar, and services by Enter", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/service-search?query=architect")
  await isHydrated(page)
  const heart = hearts(page).first()
  await expect(heart).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(heart).toHaveRole("button")
  await tabTo(page, heart)
  const name = await nameOf(heart)
  const isSaved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/shortlist") && answer.request().method() === "POST",
  )
  await page.keyboard.press("Space")
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  expect((await isSaved).status()).toBe(200)
  await page.goto("/user/services")
  const select = section(page, "From your shortlist").getByRole("button", {
    name: new RegExp(`^Select .* from ${name}$`),
  })
  await tabTo(page, select.first())
  await page.keyboard.press("Enter")
  const remove = section(page, "Selected for your project").getByRole("button", { name: /^Remove/ })
  await expect(remove).toHaveCount(1)
  await tabTo(page, remove, "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Service removed successfully")).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test.describe("where the account cannot be asked", () => {
  test.use({ allowConsole: /Failed to load resource/, serviceWorkers: "block" })

  test("what a visitor kept stays in the browser, and comes along the next time", async ({ page, customer }) => {
    await page.goto("/search?query=interior&city=Pune")
    const id = (await hearts(page).first().getAttribute("href"))!.split("ids=")[1]!
    await page.evaluate((kept) => localStorage.setItem("shortlist", JSON.stringify([kept, kept])), id)
    const stored = () => page.evaluate(() => localStorage.getItem("shortlist"))
    await page.route("**/api/shortlist", (route) =>
      route.fulfill({ status: 503, json: { success: false, message: "Away" } }),
    )
    await page.goto("/login")
    await logInHere(page, customer.email)
    await page.waitForURL(/\/user\/dashboard/)
    await page.goto("/user/services")
    await expect(section(page, "Available services")).toBeVisible()
    expect(await stored()).toContain(id)
    // A failure never looks like an empty list.
    await page.goto("/shortlist")
    await expect(page.getByRole("alert")).toContainText("Away")
    await expect(page.getByText("Nobody is on this shortlist")).toHaveCount(0)
    await page.unroute("**/api/shortlist")
    await page.getByRole("button", { name: "Try Again" }).click()
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1)
    await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible()
    await page.goto("/user/services")
    await expect(section(page, "From your shortlist").getByRole("heading", { level: 3 }).first()).toBeVisible()
    await expect.poll(stored).toBeNull()
  })
})

test("one's own list follows the account; one that an address names is somebody's", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/search?query=interior&city=Pune")
  const [own, ...others] = await hearts(page).evaluateAll((links) =>
    links.slice(0, 3).map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("ids")!),
  )
  await page.evaluate((id) => localStorage.setItem("shortlist", JSON.stringify([id])), own!)
  await page.goto("/shortlist")
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Your shortlist")
  await expect(page.getByText("1 professional", { exact: true })).toBeVisible()
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(`/shortlist?ids=${others.join(",")}`)
  await expect(heading).toHaveText("A shortlist of professionals")
  await expect(page.getByText("2 professionals", { exact: true })).toBeVisible()
  await isHydrated(page)
  await expect(page.getByText("Share your shortlist")).toHaveCount(0)
  await page.getByRole("link", { name: "See your own shortlist" }).click()
  await expect(heading).toHaveText("Your shortlist")
  const heart = hearts(page).first()
  await heart.hover()
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  await heart.click()
  await expect(page.getByText("Taken off your shortlist")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Nobody is on this shortlist")).toBeVisible()
  await expect(page.getByText("Share your shortlist")).toHaveCount(0)
})

test.describe("where an answer is lost", () => {
  test.use({ allowConsole: /ERR_FAILED/, serviceWorkers: "block" })

  test("what was removed all the same is said to be removed", async ({ page, customer }) => {
    await logInByCookie(page, customer.email)
    await page.goto("/user/services")
    const [selected, available] = [section(page, "Selected for your project"), section(page, "Available services")]
    await available
      .getByRole("button", { name: /^Select/ })
      .first()
      .click()
    await expect(page.getByText(/^Selected: /)).toBeVisible()
    let isLost = false
    await page.route("**/api/user/services/*", async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await selected.getByRole("button", { name: /^Remove/ }).click()
    await expect(page.getByText("Service removed successfully")).toBeVisible()
    await expect(page.getByText("Failed to remove service.")).toHaveCount(0)
    await expect(selected.getByRole("button", { name: /^Remove/ })).toHaveCount(0)
    expect(isLost).toBe(true)
  })
})

test.describe("when the session is over", () => {
  test.use({ allowConsole: /status of 401/ })

  test("it is said, the login page comes, and leads back", async ({ page, customer, request }) => {
    await logInByCookie(page, customer.email)
    await page.goto("/user/services")
    const select = section(page, "Available services")
      .getByRole("button", { name: /^Select/ })
      .first()
    await expect(select).toBeVisible()
    await endSession(page, request)
    await select.click()
    await expect(page.getByText("Authentication error. Please log in again.")).toBeVisible()
    await page.waitForURL(/\/login\?redirect=%2Fuser%2Fservices/)
  })

  test("a browser that has nothing of it left is told so before anything is sent", async ({ page, customer }) => {
    await logInByCookie(page, customer.email)
    await page.goto("/user/services")
    const select = section(page, "Available services")
      .getByRole("button", { name: /^Select/ })
      .first()
    await expect(select).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await select.click()
    await expect(page.getByText("Your session has expired. Please log in again.")).toBeVisible()
    await page.waitForURL(/\/login\?redirect=%2Fuser%2Fservices/)
  })
})
