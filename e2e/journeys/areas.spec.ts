import type { Page } from "@playwright/test"
import { logInByCookie, logInHere } from "../people.ts"
import { expect, test } from "../test.ts"

test("the areas open only to those they are for", async ({ page, customer, studio, elsewhere }) => {
  await page.goto("/user/bookings?status=pending")
  await page.waitForURL(/\/login/)
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/user/bookings?status=pending")
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?status=pending/)

  await page.goto("/provider/bookings")
  await page.waitForURL(/\/user\/dashboard/)
  for (const path of ["/login", "/register"]) {
    await page.goto(path)
    await page.waitForURL(/\/user\/dashboard/)
  }

  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto("/user/bookings")
  await desk.waitForURL(/\/provider\/dashboard/)
})

/** As a link would, on a page that has none there. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    type Going = { navigate: (to: string) => Promise<void> }
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Going }
    return router.navigate(to)
  }, path)

test("moving on without a new document meets the same guards", async ({
  page,
  people,
  customer,
  studio,
  elsewhere,
}) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/notifications")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await goTo(page, "/provider/profile")
  await page.waitForURL(/\/user\/dashboard$/)
  await goTo(page, "/profile")
  await page.waitForURL(/\/user\/profile$/)

  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto("/provider/notifications")
  await expect(desk.getByRole("heading", { level: 1 })).toBeVisible()
  await goTo(desk, "/user/profile?edit")
  await desk.waitForURL(/\/provider\/dashboard$/)
  await goTo(desk, "/profile")
  await desk.waitForURL(/\/provider\/profile$/)
  await goTo(desk, "/dashboard")
  await desk.waitForURL(/\/provider\/dashboard$/)

  const both = await elsewhere()
  await logInByCookie(both, (await people.dual()).email)
  await both.goto("/user/notifications")
  await expect(both.getByRole("heading", { level: 1 })).toBeVisible()
  await goTo(both, "/provider/profile")
  await both.waitForURL(/\/provider\/profile$/)
  await expect(both.getByRole("heading", { name: "Your Profile" })).toBeVisible()
  await both.evaluate(() => localStorage.clear())
  await both.context().clearCookies()
  await goTo(both, "/user/profile")
  await both.waitForURL(/\/login\?redirect=%2Fuser%2Fprofile$/)
})
