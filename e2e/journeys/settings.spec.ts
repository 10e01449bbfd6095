/** The settings: what is chosen there holds, what fails says so, and a device that is logged out is out. */
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

// A save that fails, and a device that was logged out, are what these tests are about.
test.use({ allowConsole: /status of (401|503)/ })

test("mails and theme stay as they were chosen; a choice that cannot be kept goes back and says so", async ({
  page,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/settings?section=notifications")
  const mails = page.getByRole("checkbox", { name: /By mail Bookings/ })
  await mails.uncheck()
  await expect(page.getByText(/No longer by mail: Bookings/)).toBeVisible()
  await expect(page.getByRole("checkbox", { name: /By mail Your account/ })).toBeDisabled()
  await page.reload()
  await expect(mails).not.toBeChecked()

  await page.route("**/api/notifications/choices", (route) => route.fulfill({ status: 503, json: { success: false } }))
  await mails.click()
  await expect(page.getByText("That was not saved, so it stays as it was. Please try again.")).toBeVisible()
  await expect(mails).not.toBeChecked()
  await page.unroute("**/api/notifications/choices")

  await page.getByRole("link", { name: "Profile", exact: true }).last().click()
  const looks = page.getByRole("region", { name: "Appearance" })
  await looks.getByText("Dark", { exact: true }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await expect(page.locator("footer").getByRole("radio", { name: "Dark" })).toBeChecked()
  await page.reload()
  await expect(looks.getByRole("radio", { name: "Dark" })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/section=notifications/)
  await expect(mails).not.toBeChecked()
})

test("another device is seen and logged out by keyboard, and only that one", async ({ page, customer, elsewhere }) => {
  const phone = await elsewhere({
    userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
  })
  await logInByCookie(phone, customer.email)
  await logInByCookie(page, customer.email)
  await page.goto("/settings?section=security")
  const devices = page.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem")
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1)
  const end = devices.getByRole("button", { name: "Log out of Firefox on an Android phone" })
  await end.focus()
  await end.press("Enter")
  await expect(page.getByText("That device is logged out.")).toBeVisible()
  await expect(end).toHaveCount(0)

  await phone.goto("/user/settings")
  await phone.waitForURL(/\/login\?redirect=/)
  await page.getByRole("button", { name: "Log out all other devices" }).click()
  await expect(devices).toHaveCount(1)
  await page.reload()
  await expect(devices).toHaveText(/This device/)
})
