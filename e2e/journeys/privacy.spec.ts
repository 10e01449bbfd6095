import { comeIn } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test("whoever is about to go reads it over the pages of their area, and stays with one press", async ({
  page,
  customer,
}) => {
  await comeIn(page, customer.email)
  const headers = { authorization: `Bearer ${customer.token}` }
  expect((await page.request.post("/api/privacy/deletion", { headers, data: {} })).status()).toBe(200)
  await page.goto("/user/dashboard")
  const about = page.getByRole("region", { name: "About your account" })
  await expect(about).toContainText(/Your account will be deleted on \d+ \w+ \d{4}\./)
  await about.getByRole("button", { name: "Keep my account" }).click()
  await expect(page.getByText("Your account stays.")).toBeVisible()
  await expect(about).toHaveCount(0)
  await mailTo(page, customer.email, /Your account stays/)
})
