/** A lost connection in the middle of something: the page stays, and goes on when the connection is back. */
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

test("without a connection a tap leaves the page, and what is typed in it, as it is", async ({
  page,
  context,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/profile?edit")
  const city = page.getByLabel("City")
  await page.getByLabel("Mobile number").fill("98220 12345")
  await city.fill("Satara")
  const marked = await page.evaluateHandle(() => document)
  await context.setOffline(true)
  const bookings = page.getByRole("link", { name: "My Bookings" })
  await bookings.click()
  await expect(page.getByText("No connection. Please try again when you are back online.")).toBeVisible()
  await expect(page).toHaveURL(/\/user\/profile\?edit$/)
  await expect(city).toHaveValue("Satara")

  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(
    page.getByRole("alert").filter({ hasText: "An error occurred while updating your profile" }),
  ).toBeVisible()
  await expect(city).toHaveValue("Satara")

  await context.setOffline(false)
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  await bookings.click()
  await expect(page).toHaveURL(/\/user\/bookings$/)
  await expect(page.getByRole("heading", { name: "Your Bookings" })).toBeVisible()
  expect(await marked.evaluate((one) => one === document), "the document was never left").toBe(true)
})

test("code of a version that is gone is no lost connection: the page comes as a document", async ({
  page,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  await page.route(/\/assets\/my-bookings/, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 })
  await page.getByRole("link", { name: "My Bookings" }).first().click()
  await page.waitForURL(/\/user\/bookings$/)
  await expect(page.getByRole("heading", { name: "Your Bookings" })).toBeVisible()
})
