/** Asking for a quote, and to be told when a service opens, from the page that lists them. */
import type { Page } from "@playwright/test"
import { newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const fill = async (page: Page, email: string) => {
  await field(page, "Location").fill("Kothrud")
  await page.getByLabel("Budget").selectOption("₹2 – ₹5 lakh")
  await page.getByLabel("Timeline").selectOption("1 month")
  await field(page, "What you have in mind").fill("A kitchen for a 2 BHK.")
  await field(page, "Name").fill("Asha Kulkarni")
  await field(page, "Email").fill(email)
  await field(page, "Phone").fill("98220 12345")
}
const service = (page: Page) => page.getByLabel("Service", { exact: true })
const send = (page: Page) => page.getByRole("button", { name: "Send inquiry" }).click()

test("Get Quote leads to the form with the service chosen; what is asked arrives whole", async ({ page }) => {
  await page.goto("/services")
  await expect(page.locator("main form[novalidate]")).toBeVisible()
  await page.getByRole("listitem").filter({ hasText: "Architect" }).getByRole("link", { name: "Get Quote" }).click()
  await expect(service(page)).toHaveValue("architect")
  const form = page.getByRole("heading", { name: "Tell us about your project" })
  await expect(form).toBeInViewport()
  // Who has no mouse goes on there, not at the link.
  await expect(form).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(service(page)).toBeFocused()
  await page
    .getByRole("listitem")
    .filter({ hasText: "Interior Designer" })
    .getByRole("link", { name: "Get Quote" })
    .click()
  await expect(service(page)).toHaveValue("interior-designer")
  await send(page)
  await expect(page.getByLabel("Budget")).toHaveAccessibleDescription("Please choose a budget")
  await fill(page, newEmail())
  const [request] = await Promise.all([page.waitForRequest(/\/api\/contact\/submit$/), send(page)])
  await expect(page.getByRole("heading", { name: "Thank you for your inquiry" })).toBeFocused()
  await expect(page.getByText("2-3 verified professionals within 24 hours, Monday to Friday.").last()).toBeVisible()
  expect(request.postDataJSON()).toMatchObject({
    source: "services_page",
    subject: "Inquiry: Interior Designer",
    message: expect.stringContaining("Budget: ₹2 – ₹5 lakh"),
    details: {
      ...{ serviceType: "interior-designer", budget: "2l-5l", timeline: "1-month", location: "Kothrud" },
      projectDetails: "A kitchen for a 2 BHK.",
    },
  })
  await page.getByRole("button", { name: "Submit Another Request" }).click()
  await expect(field(page, "What you have in mind")).toHaveValue("")
})

test("what an address asks for is chosen once: after a reload stands what was chosen since", async ({ page }) => {
  await page.goto("/services?service=architect")
  await expect(service(page)).toHaveValue("architect")
  await expect(page.locator("main form[novalidate]")).toBeVisible()
  await service(page).selectOption("Contractor")
  await field(page, "Location").fill("Kothrud")
  await page.reload()
  await expect(field(page, "Location")).toHaveValue("Kothrud")
  await expect(service(page)).toHaveValue("contractor")
  await page
    .getByRole("listitem")
    .filter({ hasText: "Interior Designer" })
    .getByRole("link", { name: "Get Quote" })
    .click()
  await expect(service(page)).toHaveValue("interior-designer")
  await expect(field(page, "Location")).toHaveValue("Kothrud")
})

test.describe("without JavaScript", () => {
  test.use({ allowConsole: /status of 422/ })

  test("Notify Me chooses the service, and the page takes the form", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    await page.goto("/services")
    await page.getByRole("listitem").filter({ hasText: "Vastu" }).getByRole("link", { name: "Notify Me" }).click()
    await expect(service(page)).toHaveValue("vastu-consultant")
    const shorter = page.getByRole("link", { name: "a shorter form" })
    await expect(shorter).toHaveAttribute("href", "/services/vastu-consultant#inquiry")
    await service(page).selectOption("Contractor")
    await expect(shorter).toHaveAttribute("href", "/services/contractor#inquiry")
    await service(page).selectOption("Architect")
    await expect(shorter).toHaveCount(0)
    await service(page).selectOption("Vastu Consultant")
    await fill(page, newEmail())
    await field(page, "Phone").fill("not a number")
    await send(page)
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/8 to 15 digits/)
    await expect(field(page, "What you have in mind")).toHaveValue("A kitchen for a 2 BHK.")
    await expect(service(page)).toHaveValue("vastu-consultant")
    await field(page, "Phone").fill("98220 12345")
    await send(page)
    await expect(page.getByRole("heading", { name: "Thank you for your inquiry" })).toBeVisible()
    await expect(page.getByText("as soon as this service opens")).toBeVisible()
  })
})
