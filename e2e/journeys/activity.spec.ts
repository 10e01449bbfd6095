/** An administrator looks who has been here: by address and kind of user, page by page, into one entry and a history. */
import type { APIRequestContext, Page } from "@playwright/test"
import type { Person } from "../../test/people.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { chooseBy, pressEnterOn, tabTo, typeInto } from "../keyboard.ts"
import { logInByCookie } from "../people.ts"
import { demoPassword, expect, test } from "../test.ts"

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("link", { name: "View Details" }) })
const filter = (page: Page) => page.getByRole("searchbox", { name: "Filter by email" })
const signIns = async (request: APIRequestContext, person: Person, times: number) => {
  for (let n = 0; n < times; n++) {
    const data = { identifier: person.email, password: demoPassword }
    expect((await request.post("/api/auth/login", { data })).ok()).toBe(true)
  }
}

test("by mouse: statistics, filters that stay in the address, pages, an entry and what its person has done", async ({
  page,
  request,
  people,
  customer,
}) => {
  const headers = { authorization: `Bearer ${customer.token}` }
  await request.put("/api/user/profile", { data: { full_name: "Sai Kulkarni", city: "Pune" }, headers })
  await request.post("/api/auth/logout", { data: {}, headers })
  await signIns(request, customer, 22)
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/activity")

  const statistics = page.getByRole("region", { name: "Activity Statistics" })
  for (const text of ["Total user logins recorded", "Most recent user activity", "Users with both roles", "Mobile"])
    await expect(statistics.getByText(text, { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).first()).toContainText(admin.email)
  expect(await accessibilityFaults(page)).toEqual([])

  await expect(page.getByRole("link", { name: "Download CSV" }).last()).toHaveAttribute("href", /activity_logs\/csv/)
  await page.getByText("Columns", { exact: true }).click()
  await page.getByLabel("Device", { exact: true }).click()
  await expect(page.getByRole("columnheader", { name: "Device" })).toHaveCount(0)
  await expect(page).toHaveURL(/hide=device/)
  await page.getByLabel("Device", { exact: true }).click()
  await expect(page.getByRole("columnheader", { name: "Device" })).toBeVisible()

  await filter(page).fill(customer.email.toUpperCase())
  await expect(page.getByText("Page 1 of 2")).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await page.getByRole("link", { name: "Last", exact: true }).click()
  await expect(page.getByText("Page 2 of 2")).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first().getByRole("cell").first()).toHaveText("21")
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled()
  await page.reload()
  await expect(rows(page)).toHaveCount(3)

  // The oldest, which has ended by the logout.
  await expect(rows(page).last()).toContainText("Ended")
  await rows(page).last().getByRole("link", { name: "View Details" }).click()
  const dialog = page.getByRole("dialog", { name: "Activity Details" })
  await expect(dialog.getByRole("heading", { name: "Sai Kulkarni" })).toBeVisible()
  await expect(dialog).toContainText("127.0.0.1")
  await page.reload()
  await expect(dialog.getByRole("heading", { name: "User Activity History" })).toBeVisible()
  await expect(dialog.getByText("Still active").first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Show more" }).click()
  await dialog.getByRole("link", { name: "Updated profile: show details" }).click()
  await expect(dialog.getByText("Changed in the profile:")).toBeVisible()
  await expect(dialog.getByRole("listitem").filter({ hasText: /^(Name|City)$/ })).toHaveCount(2)
  await dialog.getByRole("button", { name: "Close" }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("Page 2 of 2")).toBeVisible()

  await page.getByLabel("User type", { exact: true }).selectOption({ label: "Service Providers" })
  await expect(page.getByText("No activity logs available")).toBeVisible()
  await expect(page.getByText("Page 1 of 1")).toBeVisible()

  await page.getByRole("button", { name: "Show Debug Info" }).click()
  const answer = page.getByRole("region", { name: "The last answer" })
  await expect(answer).toContainText("login_count")
  const token = await page.evaluate(() => localStorage.getItem("token"))
  const shown = await page.locator("main").innerText()
  expect(shown).not.toContain(token!)
  await expect(answer).not.toContainText("@")
  await page.getByRole("button", { name: "Retry Fetch" }).click()
  await page.getByRole("button", { name: "Hide Debug Info" }).click()
  await expect(answer).toBeHidden()
})

test("by keyboard: from the filter to an entry and back", async ({ page, people, studio }) => {
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/activity")
  await expect(rows(page)).toHaveCount(20)
  await typeInto(page, filter(page), studio.email)
  await page.keyboard.press("Enter")
  await expect(rows(page)).toHaveCount(1)
  await chooseBy(page, page.getByLabel("User type", { exact: true }), "Service")
  await expect(page).toHaveURL(/user_type=provider/)
  await expect(rows(page)).toContainText("Service Provider")
  const details = rows(page).getByRole("link", { name: "View Details" })
  await pressEnterOn(page, details)
  const dialog = page.getByRole("dialog", { name: "Activity Details" })
  await expect(dialog.getByText("Still active").first()).toBeVisible()
  await tabTo(page, dialog.getByRole("link", { name: "Logged in: show details" }))
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(details).toBeFocused()
})

test.describe("when the server is in trouble", () => {
  test.use({ allowConsole: /500 \(Internal Server Error\)|ERR_FAILED|Failed to load resource/ })

  test("both parts say so by themselves, and try again", async ({ page, people }) => {
    const admin = await people.admin()
    await logInByCookie(page, admin.email, "admin-login")
    await page.route("**/api/admin/activity_*", (route) =>
      route.request().url().includes("stats") ? route.fulfill({ status: 500, body: "{}" }) : route.abort(),
    )
    await page.goto("/admin/activity")
    await expect(page.getByText("Failed to load activity data")).toBeVisible()
    await expect(page.getByText("An error occurred while fetching activity logs")).toBeVisible()
    await page.unroute("**/api/admin/activity_*")
    await page.getByRole("button", { name: "Try Again" }).first().click()
    await expect(rows(page)).toHaveCount(20)
  })
})
