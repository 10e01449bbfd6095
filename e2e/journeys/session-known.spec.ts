/** What a page knows by itself of who is signed in: brought back where it was lost, given up where it is true no longer. */
import { logInByCookie } from "../people.ts"
import { spoilToken } from "../sessions.ts"
import { expect, test } from "../test.ts"

// Refused renewals are what these tests are about.
test.use({ allowConsole: /status of 401/ })

for (const [kind, path] of [
  ["a page without the application", "/"],
  ["a page of the application", "/search"],
] as const) {
  test(`${kind} brings back token and ids, and gives the name up where the session is over`, async ({
    page,
    customer,
  }) => {
    await logInByCookie(page, customer.email)
    await page.goto(path)
    const header = page.getByRole("banner")
    await expect(page.locator("[data-person]")).toHaveText(customer.full_name)
    const token = await page.evaluate(() => localStorage.getItem("token")!)
    // In one go: a page that finds them gone has them renewed.
    const reloaded = page.waitForEvent("load")
    await page.evaluate((lost) => {
      sessionStorage.setItem("token", lost)
      for (const key of ["token", "user_id"]) localStorage.removeItem(key)
      location.reload()
    }, token)
    await reloaded
    const kept = () => page.evaluate(() => ["token", "user_id"].map((key) => localStorage.getItem(key)))
    await expect.poll(kept).toEqual([token, customer.account_id])

    // Renewed by the cookie, once it has run out.
    // What is read afterwards may be renewed already.
    const expired = await spoilToken(page, "expired")
    await page.reload()
    await expect.poll(async () => (await kept())[0]).not.toBe(expired)
    await expect(page.locator("[data-person]")).toHaveText(customer.full_name)

    await page.context().clearCookies()
    await spoilToken(page, "expired")
    await page.reload()
    await expect(header.getByRole("link", { name: "Log in" })).toBeVisible()
    expect(await kept()).toEqual([null, null])
  })
}

test("an area whose stream and renewal are refused says so, and the login page comes", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const refuse = { status: 401, contentType: "application/json", body: '{"success":false,"code":"sign_in_required"}' }
  for (const path of ["**/api/events*", "**/api/auth/refresh"]) await page.route(path, (route) => route.fulfill(refuse))
  const said = page.getByText("Authentication expired. Please log in again.").waitFor()
  await page.reload()
  await said
  await page.waitForURL(/\/login\?redirect=%2Fuser%2Fdashboard&why=ended/)
})
