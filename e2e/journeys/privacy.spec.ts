/** One's own data: a copy of it, and the way out and back in again. */
import { readFile } from "node:fs/promises"
import { logInByCookie } from "../people.ts"
import { demoPassword, expect, mailTo, test } from "../test.ts"

// To be asked who one is, and a wrong password, are among the things tried here.
test.use({ allowConsole: /status of (403|422)/ })

test("whoever is about to go reads it over the pages of their area, and stays with one press", async ({
  page,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  const headers = { authorization: `Bearer ${customer.token}` }
  expect((await page.request.post("/api/privacy/deletion", { headers, data: {} })).status()).toBe(200)
  await page.goto("/user/dashboard")
  const about = page.getByRole("region", { name: "About your account" })
  await expect(about).toContainText(/Your account will be deleted on \d+ \w+ \d{4}\./)
  await about.getByRole("button", { name: "Keep my account" }).press("Enter")
  await expect(page.getByText("Your account stays.")).toBeVisible()
  await expect(about).toHaveCount(0)
  // The button is gone; the next thing to come to is the page's own, after the links of the area.
  await page.keyboard.press("Tab")
  await expect(page.getByRole("main").getByRole("link", { name: "Find Services" }).nth(1)).toBeFocused()
  await mailTo(page, customer.email, /Your account stays/)
})

test("new terms are agreed to where they are asked about, and whoever has no mouse goes on there", async ({
  page,
  people,
  customer,
}) => {
  await people.agreedToOldTerms(customer)
  await logInByCookie(page, customer.email)
  const headers = { authorization: `Bearer ${customer.token}` }
  expect((await page.request.post("/api/privacy/deletion", { headers, data: {} })).status()).toBe(200)
  await page.goto("/user/settings?section=privacy")
  const about = page.getByRole("region", { name: "About your account" })
  await about.getByRole("button", { name: "I agree" }).press("Enter")
  await expect(about.getByRole("button", { name: "I agree" })).toHaveCount(0)
  await expect(about.getByRole("button", { name: "Keep my account" })).toBeFocused()
  const agreed = page.getByRole("region", { name: "What you agreed to" })
  await expect(agreed.getByRole("listitem")).toHaveCount(2)
})

test("agreed to on their card, the new terms stand there as agreed to, with the focus", async ({
  page,
  people,
  customer,
}) => {
  await people.agreedToOldTerms(customer)
  await logInByCookie(page, customer.email)
  await page.goto("/user/settings?section=privacy")
  const agreed = page.getByRole("region", { name: "What you agreed to" })
  await agreed.getByRole("button", { name: "I agree" }).press("Enter")
  await expect(agreed.getByRole("listitem")).toHaveCount(2)
  await expect(agreed.getByRole("listitem").first()).toBeFocused()
  await expect(page.getByRole("region", { name: "About your account" })).toHaveCount(0)
})

test("in the settings a copy of one's data is asked for and taken, and the account given up and kept", async ({
  page,
  people,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  await page.goto("/settings?section=privacy")
  const copy = page.getByRole("region", { name: "A copy of your data" })
  await copy.getByRole("button", { name: "Ask for my data" }).click()
  await expect(copy.getByRole("status"), "in place of the button").toBeFocused()
  await expect(copy.getByRole("button", { name: "Ask for my data" })).toHaveCount(0)
  await people.makeExports()
  // The open page hears of it.
  await expect(copy.getByRole("status")).toContainText("Your copy is ready.")
  await mailTo(page, customer.email, /Your data is ready/)
  const begun = page.waitForEvent("download")
  await copy.getByRole("link", { name: "Download JSON" }).click()
  expect(await readFile(await (await begun).path(), "utf8")).toContain(customer.email)

  const leaving = page.getByRole("region", { name: "Delete your account" })
  const dialog = page.getByRole("dialog", { name: "Delete your account?" })
  const ask = page.getByRole("dialog", { name: "Confirm it is you" })
  await leaving.getByRole("button", { name: "Delete my account" }).click()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toHaveCount(0)
  await people.ageSessions(customer.account_id)
  await leaving.getByRole("button", { name: "Delete my account" }).click()
  await dialog.getByRole("button", { name: "Delete my account" }).click()
  await ask.getByLabel("Password", { exact: true }).fill("Not-this-1")
  await ask.getByRole("button", { name: "Confirm" }).click()
  await expect(ask.getByText("This is not your", { exact: false })).toBeVisible()
  await ask.getByLabel("Password", { exact: true }).fill(demoPassword)
  await ask.getByRole("button", { name: "Confirm" }).click()
  await expect(leaving.getByRole("status")).toContainText(/Your account will be deleted on \d+ \w+ \d{4}\./)
  await expect(leaving.getByRole("status")).toBeFocused()
  await mailTo(page, customer.email, /Your account will be deleted on/)
  await leaving.getByRole("button", { name: "Keep my account" }).click()
  await expect(leaving.getByRole("button", { name: "Delete my account" })).toBeFocused()
  await mailTo(page, customer.email, /Your account stays/)
})
