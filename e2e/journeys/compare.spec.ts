/** Two or three professionals side by side: chosen on their pages or from a list, with mouse, keyboard or without script. */
import type { Page } from "@playwright/test"
import { isHydrated } from "../hydrated.ts"
import { tabTo } from "../keyboard.ts"
import { chooserOf, resultCards, selectedService } from "../search.ts"
import { expect, test } from "../test.ts"

const table = (page: Page) => page.getByRole("table", { name: /side by side/ })
const tray = (page: Page) => page.getByRole("region", { name: "Chosen to compare" })
const names = (page: Page) =>
  table(page)
    .getByRole("columnheader")
    .getByRole("link", { name: /^(?!Take )/ })
    .allInnerTexts()

/** Its code comes once somebody is there; until then the controls are links. */
const openSearch = async (page: Page) => {
  await page.goto("/search?city=Pune")
  await isHydrated(page)
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(15, 5)
    await expect(page.getByRole("button", { name: /^Compare / }).first()).toBeVisible({ timeout: 500 })
  }).toPass()
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })
  test("the first tap on a card chooses, and stays on the page", async ({ page }) => {
    await page.goto("/search?city=Pune")
    await isHydrated(page)
    const [control, other] = [0, 1].map((nth) => page.locator("a[data-compare]").nth(nth))
    await control!.tap()
    await expect(tray(page)).toContainText("1 of 3 chosen")
    await expect(page).toHaveURL(/search/)
    await other!.tap()
    await expect(tray(page)).toContainText("2 of 3 chosen")
  })

  test("with a card chosen there is one bar; who is put in beside it is said, and leads to the table", async ({
    page,
  }) => {
    await page.goto("/search?query=interior")
    await isHydrated(page)
    const controls = page.locator("a[data-compare]")
    await controls.first().tap()
    await expect(tray(page)).toBeVisible()
    expect((await controls.first().boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await chooserOf(resultCards(page).nth(1)).tap()
    await expect(selectedService(page)).toBeVisible()
    await expect(tray(page)).toBeHidden()
    await controls.nth(1).tap()
    await expect(page.getByText("2 of 3 chosen").filter({ visible: true })).toBeVisible()
    await page.getByRole("button", { name: "Compare", exact: true }).tap()
    await expect(table(page)).toBeVisible()
    expect(await names(page)).toHaveLength(2)
  })
})

test("from the search over a profile to the table, three at most", async ({ page }) => {
  await openSearch(page)
  const controls = page.getByRole("button", { name: /^Compare / })
  for (const nth of [0, 1]) await controls.nth(nth).click()
  await expect(controls.nth(0)).toHaveAttribute("aria-pressed", "true")
  await expect(tray(page)).toContainText("2 of 3 chosen")
  await controls.nth(1).click()
  await expect(tray(page)).toContainText("1 of 3 chosen")
  const first = (await controls.nth(0).getAttribute("data-compare"))!
  const second = (await controls.nth(1).getAttribute("data-compare"))!

  await page
    .getByRole("link", { name: /^Provided by/ })
    .nth(1)
    .click()
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible()
  await expect(tray(page)).toContainText("1 of 3 chosen")
  await page.getByRole("button", { name: `Compare ${second}` }).click()
  await page.goBack()
  await controls.nth(2).click()
  await controls.nth(3).click()
  await expect(page.getByText("You can compare up to 3 providers at a time")).toBeVisible()
  await expect(tray(page)).toContainText("3 of 3 chosen")

  await tray(page).getByRole("link", { name: "Compare" }).click()
  await expect(table(page)).toBeVisible()
  expect((await names(page)).slice(0, 2)).toEqual([first, second])
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow")
  // The address alone shows the same to somebody else.
  const address = page.url()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(address)
  expect(await names(page)).toHaveLength(3)
  await page.getByRole("link", { name: `Take ${first} out of the comparison` }).click()
  await expect.poll(() => names(page)).toHaveLength(2)
  await page.getByRole("link", { name: "View profile of " }).first().click()
  await expect(page).toHaveURL(/\/providers\//)
})

test("from the list of a category: too few, too many, another category", async ({ page }) => {
  await page.goto("/compare")
  await expect(page.getByText("Please select a service category to see available providers.")).toBeVisible()
  await isHydrated(page)
  const category = page.getByLabel("Service category")
  await category.selectOption("Architect")
  const boxes = page.getByRole("checkbox")
  await expect(boxes.first()).toBeVisible()
  const compare = page.getByRole("button", { name: "Compare", exact: true })
  await boxes.nth(0).check()
  await compare.click()
  await expect(page.getByText("Please select at least 2 providers to compare")).toBeVisible()
  for (const nth of [1, 2, 3]) await boxes.nth(nth).click()
  await expect(page.getByText("You can compare up to 3 providers at a time")).toBeVisible()
  await expect(boxes.nth(3)).not.toBeChecked()
  await expect(page).toHaveURL(/category=Architect&ids=[\w-]+,[\w-]+,[\w-]+$/)
  await compare.click()
  await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused()
  expect(await names(page)).toHaveLength(3)
  await expect(table(page).getByText("Lowest price").first()).toBeVisible()

  await category.selectOption("Interior Designer")
  await expect(page).toHaveURL("/compare?category=Interior+Designer")
  await expect(table(page)).toHaveCount(0)
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await category.selectOption("Real Estate Lawyer")
  await expect(
    page.getByText("No providers found for this category. Please select a different category or check back later."),
  ).toBeVisible()
  await expect(page.getByRole("link", { name: "Tell me when this opens: Real Estate Lawyer" })).toHaveAttribute(
    "href",
    "/services/real-estate-lawyer",
  )
})

test("who turns the page is not told to choose more", async ({ page }) => {
  await page.goto("/compare?category=Interior+Designer")
  await isHydrated(page)
  await page.getByRole("checkbox").first().check()
  await page.getByRole("button", { name: "Next page" }).click()
  await expect(page.getByRole("link", { name: "Back to the first page" })).toBeVisible()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1)
  await expect(page.getByText("Please select at least 2 providers to compare")).toHaveCount(0)
})

test.describe("on a line that fails", () => {
  test.use({ allowConsole: /Failed to load resource/, serviceWorkers: "block" })
  test("a list that does not come leaves the way to another", async ({ page }) => {
    await page.goto("/compare?category=Architect")
    await isHydrated(page)
    await page.route(/compare\.data/, (route) => route.fulfill({ status: 500, json: {} }))
    const category = page.getByLabel("Service category")
    await category.selectOption("Interior Designer")
    await expect(page.getByRole("main").getByText("Error loading providers")).toBeVisible()
    await expect(page.getByRole("checkbox")).toHaveCount(0)
    await expect(category).toHaveValue("Interior Designer")
    await page.unroute(/compare\.data/)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("checkbox").first()).toBeVisible()
  })
})

test("without a mouse, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/compare?category=Architect")
  await isHydrated(page)
  for (const nth of [0, 1]) {
    await tabTo(page, page.getByRole("checkbox").nth(nth))
    await page.keyboard.press("Space")
  }
  await expect(page.getByText("2 of 3 chosen")).toBeVisible()
  await tabTo(page, page.getByRole("button", { name: "Compare", exact: true }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused()
  const price = page.getByRole("rowheader", { name: "Price", exact: true })
  const values = table(page).getByRole("row").filter({ has: price }).getByRole("cell")
  await expect(values).toHaveCount(2)
  const [one, other] = [await values.nth(0).boundingBox(), await values.nth(1).boundingBox()]
  expect(other!.y).toBe(one!.y)
  expect(other!.x + other!.width).toBeLessThanOrEqual(360)
  await expect(price).toBeVisible()
})

test("without JavaScript the form compares, and says what is too few", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto("/compare")
  await page.getByLabel("Service category").selectOption("Architect")
  await page.getByRole("button", { name: "Show professionals" }).click()
  const compare = page.getByRole("button", { name: "Compare", exact: true })
  await page.getByRole("checkbox").nth(0).check()
  await compare.click()
  await expect(page.getByText("Please select at least 2 providers to compare")).toBeVisible()
  await page.getByRole("checkbox").nth(1).check()
  await compare.click()
  expect(await names(page)).toHaveLength(2)
  await page.getByRole("heading", { name: "Choose professionals" }).click()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2)
})

test.describe("with storage forbidden", () => {
  test("who is chosen stays chosen in the address", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException("denied", "SecurityError")
          },
        })
    })
    await openSearch(page)
    const controls = page.getByRole("button", { name: /^Compare / })
    for (const nth of [0, 1]) await controls.nth(nth).click()
    await tray(page).getByRole("link", { name: "Compare" }).click()
    await expect.poll(() => names(page)).toHaveLength(2)
  })
})
