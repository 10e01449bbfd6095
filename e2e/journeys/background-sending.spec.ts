/** The worker of the outbox sends what a page could not, and does nothing else. */
import type { Page } from "@playwright/test"
import { newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /Failed to load resource/ })

test("what the page could not send is sent by a worker, which controls no page and tells the thanks", async ({
  page,
}) => {
  await page.goto("/contact")
  await sendInVain(page)
  await expect(page.getByText("We'll send it as soon as you're back online")).toBeHidden()
  await page.goto("/contact")
  const workers = () => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope))
  expect((await page.evaluate(workers)).map((scope) => new URL(scope).pathname)).toEqual(["/assets/outbox/"])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  // The mark that it cannot take away goes with the next look.
  await expectNothingWaits(page)
})

test("whoever leaves before the worker stands has it asked again by the next visit, on any page", async ({ page }) => {
  await page.goto("/contact")
  await page.evaluate(() => {
    navigator.serviceWorker.register = () => new Promise(() => {})
  })
  await sendInVain(page)
  await expect(page.getByText("We'll send it as soon as you're back online")).toBeVisible()
  await page.goto("/about")
  await expectNothingWaits(page)
})

const sendInVain = async (page: Page) => {
  await expect(page.locator("main form[novalidate]")).toBeVisible()
  // Of the page alone, and for as long as it lives.
  await page.route(/\/api\/contact\/submit/, (route) => route.abort())
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Kulkarni")
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(newEmail())
  await page.getByLabel("Subject").selectOption("Services")
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("A kitchen in Kothrud.")
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByRole("heading", { name: "Thank you for your message" })).toBeVisible()
  await expect(page.getByText("We reply within 24 hours")).toBeVisible()
}

const expectNothingWaits = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("unsent"))).toBeNull()
