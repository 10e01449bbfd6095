/** Who wants to join, as a professional or as a colleague, is told what holds, and their form arrives once. */
import type { Page } from "@playwright/test"
import { newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name })
const later = (page: Page) => page.getByText("We'll send it as soon as you're back online")
/** Before it is the browser's own check would answer, and the browser itself send the form. */
const awake = (page: Page) => expect(page.locator("main form[novalidate]")).toBeVisible()
const portfolio = "Forty kitchens in Kothrud, and a wada in Kasba Peth brought back to life."

interface Story {
  path: string
  call: string
  write: (page: Page, email: string) => Promise<void>
  button: string
  thanks: string
  next: string
  another: string
  sent: Record<string, unknown>
  /** A field that has been filled in, with what stands in it. */
  kept: [name: string, value: string]
}

const registration: Story = {
  path: "/professional",
  call: "/api/professional-registration",
  write: async (page, email) => {
    await field(page, /^Name$/).fill("Meera Joshi")
    await field(page, "Business name").fill("Joshi Interiors")
    await field(page, "Email").fill(email)
    await field(page, "Phone").fill("020 2543 1234")
    await page.getByLabel("Service").selectOption("Home renovation")
    await page.getByLabel("Experience").selectOption("6-10 years")
    await field(page, "Location").fill("Kothrud, Pune")
    await field(page, "Portfolio description").fill(portfolio)
  },
  button: "Send registration",
  thanks: "Thank you for your registration",
  next: "We will review your application and contact you within 2-3 business days.",
  another: "Submit Another Registration",
  sent: {
    serviceType: "home_renovation",
    experience: "6-10",
    businessName: "Joshi Interiors",
    portfolioDescription: portfolio,
    source: "professional_page",
  },
  kept: ["Portfolio description", portfolio],
}

const interest: Story = {
  path: "/careers",
  call: "/api/careers/register-interest",
  write: async (page, email) => {
    await field(page, /^Name$/).fill("Ravi Deshpande")
    await field(page, "Email").fill(email)
    await page.getByLabel("Kind of work").selectOption("Design")
  },
  button: "Register interest",
  thanks: "Thank you for your interest",
  next: "We will notify you when positions matching your interests become available.",
  another: "Register Another Interest",
  sent: { role: "design", source: "careers_page" },
  kept: ["Name", "Ravi Deshpande"],
}

for (const { path, call, write, button, thanks, next, another, sent, kept } of [registration, interest]) {
  const send = (page: Page) => page.getByRole("button", { name: button }).click()
  const heading = (page: Page) => page.getByRole("heading", { name: thanks })
  const keptField = (page: Page) => page.getByRole("textbox", { name: kept[0], exact: true })
  const isCall = (url: URL) => url.pathname === call

  test(`${path}: with a wrong field nothing is lost; then it is sent, thanked for, and may be sent again`, async ({
    page,
  }) => {
    await page.goto(path)
    await awake(page)
    await write(page, "meera")
    await send(page)
    await expect(field(page, "Email")).toHaveAccessibleDescription(/valid email/)
    await expect(keptField(page)).toHaveValue(kept[1])
    await field(page, "Email").fill(newEmail())
    const [request] = await Promise.all([page.waitForRequest((one) => isCall(new URL(one.url()))), send(page)])
    expect(request.postDataJSON()).toMatchObject({ ...sent, trap: "" })
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText(next)).toBeVisible()
    await expect(later(page)).toHaveCount(0)
    await page.getByRole("button", { name: another }).click()
    await expect(keptField(page)).toHaveValue("")
  })

  test.describe(`${path} on a line that fails`, () => {
    test.use({ allowConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

    test(`${path}: sent without a connection, it arrives when there is one, and once`, async ({ page, context }) => {
      await page.goto(path)
      await awake(page)
      await write(page, newEmail())
      const keys = new Set<string | undefined>()
      page.on("request", (one) => {
        if (isCall(new URL(one.url()))) keys.add(one.headers()["idempotency-key"])
      })
      await context.setOffline(true)
      await send(page)
      await expect(heading(page)).toBeVisible()
      await expect(later(page)).toBeVisible()
      const answered = page.waitForResponse((one) => isCall(new URL(one.url())) && one.status() === 201)
      await context.setOffline(false)
      await answered
      await expect(later(page)).toHaveCount(0)
      expect(keys.size).toBe(1)
    })
  })

  test.describe(`${path} without JavaScript`, () => {
    test.use({ allowConsole: /status of 422/ })

    test(`${path}: the page takes the form, says what is wrong and loses nothing`, async ({ elsewhere }) => {
      const page = await elsewhere({ javaScriptEnabled: false })
      await page.goto(path)
      await write(page, newEmail())
      await field(page, /^Name$/).fill("See www.example.com")
      await send(page)
      await expect(field(page, /^Name$/)).toHaveAccessibleDescription(/plain text/)
      await field(page, /^Name$/).fill(kept[0] === "Name" ? kept[1] : "Meera Joshi")
      await expect(keptField(page)).toHaveValue(kept[1])
      await send(page)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByText(next)).toBeVisible()
    })
  })
}

test("a website that is none is said at its field, and only there", async ({ page }) => {
  await page.goto("/professional")
  await awake(page)
  await registration.write(page, newEmail())
  await field(page, /Website/).fill("not a site")
  await page.getByRole("button", { name: registration.button }).click()
  await expect(field(page, /Website/)).toHaveAccessibleDescription(/web address/)
  await expect(page.locator("main [aria-invalid=true]")).toHaveCount(1)
})

test("who joins comes from the menu over the page to the sign-up, and sees who may join and for what", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "For professionals" }).click()
  const professions = page.locator("section", { has: page.getByRole("heading", { name: "Who can join in Pune" }) })
  await expect(professions.getByRole("listitem").filter({ hasText: "Open in Pune" })).toHaveCount(2)
  await expect(professions.getByRole("listitem").filter({ hasText: "Coming Soon" })).toHaveCount(4)
  await expect(page.getByText("₹999-4999 a month and 5-8% commission")).toBeVisible()
  await page.getByRole("link", { name: "Learn More" }).click()
  await expect(page.getByRole("heading", { name: "What you get" })).toBeInViewport()
  await page.getByRole("link", { name: "Join as Professional" }).first().click()
  await expect(page).toHaveURL(/\/register\?type=professional$/)
})
