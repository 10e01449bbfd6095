/** The pages of single services: what is open is asked for, what is not is waited for, and what nobody knows is said so. */
import type { Page } from "@playwright/test"
import { newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

const field = (page: Page, name: string) => page.getByRole("textbox", { name })
const open = async (page: Page, slug: string) => {
  await page.goto(`/services/${slug}`)
  await expect(page.locator("main form[novalidate]")).toBeVisible()
}
const sent = (page: Page) => page.waitForRequest(/\/api\/contact\/submit$/)
const wait = async (page: Page) => {
  await field(page, "First name").fill("Asha")
  await field(page, "Last name").fill("Kulkarni")
  await field(page, "Email").fill(newEmail())
  await field(page, "Phone").fill("98220 12345")
  await field(page, "Location").fill("Pune, Maharashtra")
}

test("an architect's page leads from what they do and cost to their profiles, and takes an inquiry", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByRole("main").getByRole("link", { name: "Find Professionals", exact: true }).nth(1).click()
  await expect(page).toHaveURL(/\/services\/architect$/)
  await expect(page.getByRole("heading", { level: 1, name: "Architects in Pune" })).toBeVisible()
  await expect(page.getByText("Available in Pune")).toBeVisible()
  await page.getByText("Registration with the Council of Architecture (COA)").click()
  await expect(page.getByRole("link", { name: "Council of Architecture" })).toHaveAttribute("href", /coa\.gov\.in/)
  await expect(page.getByRole("paragraph").filter({ hasText: /^₹[\d,]+ – ₹[\d,]+$/ })).toBeVisible()
  await expect(page.locator("main form[novalidate]")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Get Quote" }).click()
  await expect(page.getByRole("heading", { name: "Tell us about your project" })).toBeInViewport()
  await page.getByRole("button", { name: "Send inquiry" }).click()
  await expect(page.getByLabel("Type of project")).toHaveAccessibleDescription("Please choose a type of project")
  await page.getByLabel("Type of project").selectOption("House")
  await field(page, "What you have in mind").fill("A house in Baner.\nTwo floors.")
  await field(page, "Name").fill("Asha Kulkarni")
  await field(page, "Email").fill(newEmail())
  await field(page, "Phone").fill("98220 12345")
  await page.reload()
  await expect(page.getByLabel("Type of project")).toHaveValue("residential-house")
  await expect(field(page, "What you have in mind")).toHaveValue("A house in Baner.\nTwo floors.")
  const [request] = await Promise.all([sent(page), page.getByRole("button", { name: "Send inquiry" }).click()])
  await expect(page.getByRole("heading", { name: "Thank you for your inquiry" })).toBeFocused()
  expect(request.postDataJSON()).toMatchObject({
    ...{ name: "Asha Kulkarni", source: "service_page_architect", subject: "Architect Service Inquiry" },
    message: "Service: Architect\nType of project: House\n\nA house in Baner.\nTwo floors.",
    details: {
      ...{ serviceType: "architect", projectType: "residential-house" },
      projectDetails: "A house in Baner.\nTwo floors.",
    },
  })
  await page.getByRole("link", { name: "See all architects" }).first().click()
  await expect(page).toHaveURL(/\/search\?service_type=architect$/)
})

test("who waits for a vastu consultant is thanked as promised, and what was chosen outlives a reload", async ({
  page,
}) => {
  await open(page, "vastu-consultant")
  await expect(
    page.getByText("Available Soon: Vastu consulting services will be available soon in Pune!"),
  ).toBeVisible()
  await page.getByRole("link", { name: "Request Consultation" }).click()
  await expect(page.getByRole("heading", { name: "Hear when it opens" })).toBeInViewport()
  await expect(page.getByLabel("Type of property")).toHaveValue("residential")
  await wait(page)
  await page.getByLabel("Type of property").selectOption("Plot")
  await page.reload()
  await expect(field(page, "First name")).toHaveValue("Asha")
  await expect(page.getByLabel("Type of property")).toHaveValue("plot")
  const [request] = await Promise.all([sent(page), page.getByRole("button", { name: "Notify Me" }).click()])
  await expect(page.getByRole("heading", { name: "Thank you for your interest!" })).toBeFocused()
  await expect(
    page.getByText(
      "We'll notify you when vastu consultant services are available in your area. You'll receive a confirmation email shortly.",
    ),
  ).toBeVisible()
  expect(request.postDataJSON()).toMatchObject({
    ...{ name: "Asha Kulkarni", source: "service_page_vastu-consultant", subject: "Vastu Consultant Service Inquiry" },
    message: "Service: Vastu Consultant\nType of property: Plot\nLocation: Pune, Maharashtra",
    details: { serviceType: "vastu-consultant", firstName: "Asha", propertyType: "plot" },
  })
})

test.describe("on a line that fails", () => {
  test.use({ allowConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test("a wish without a connection is kept, and said to be", async ({ page, context }) => {
    await open(page, "contractor")
    await wait(page)
    await context.setOffline(true)
    await page.getByRole("button", { name: "Notify Me" }).click()
    await expect(
      page.getByText("There was an issue submitting your form. We'll still notify you when services are available."),
    ).toBeVisible()
    await expect(page.getByText("We'll send it as soon as you're back online")).toBeVisible()
    const answered = page.waitForResponse(/\/api\/contact\/submit$/)
    await context.setOffline(false)
    expect((await answered).status()).toBe(201)
    await expect(page.getByText("We'll notify you when contractor services are available")).toBeVisible()
  })
})

test.describe("without JavaScript", () => {
  test.use({ allowConsole: /status of (404|422)/ })

  test("advocates are information, and the page takes the form", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    await page.goto("/services/real-estate-lawyer")
    await expect(page.getByText("recommends no advocate")).toBeVisible()
    await wait(page)
    await page.getByLabel("What it is about").selectOption("Rental agreement")
    await field(page, "Phone").fill("not a number")
    await page.getByRole("button", { name: "Notify Me" }).click()
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/8 to 15 digits/)
    await expect(page.getByLabel("What it is about")).toHaveValue("rental-agreement")
    await field(page, "Phone").fill("98220 12345")
    await page.getByRole("button", { name: "Notify Me" }).click()
    await expect(page.getByRole("heading", { name: "Thank you for your interest!" })).toBeVisible()
  })

  test("a service that is only thought of says so, and takes what somebody needs", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    await page.goto("/services/home-inspector")
    await expect(page.getByText("This service is not open, and no date is set.")).toBeVisible()
    await field(page, "What you have in mind").fill("A new flat in Wakad.")
    await page.getByLabel("Budget").selectOption("Under ₹50,000")
    await page.getByLabel("Timeline").selectOption("1 month")
    await field(page, "Location").fill("Wakad")
    await field(page, "Name").fill("Asha Kulkarni")
    await field(page, "Phone").fill("98220 12345")
    await field(page, "Email").fill(newEmail())
    await page.getByRole("button", { name: "Send inquiry" }).click()
    await expect(page.getByRole("heading", { name: "Thank you for your inquiry" })).toBeInViewport()
    await expect(page.getByText("write to you if this service opens")).toBeVisible()
  })

  test("a service named as it is displayed is found", async ({ request }) => {
    for (const name of ["interior_designer", "Interior-Designer", "INTERIOR%20DESIGNER"]) {
      const answer = await request.get(`/services/${name}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], name).toEqual([301, "/services/interior-designer"])
    }
  })

  test("a service that nobody knows is not found, and the others are named", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    const answer = await page.goto("/services/poet")
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "Service Not Found" })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Contractor" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Professional Contractors" })).toBeVisible()
  })
})
