/** What the menus lead to, with the application and without, on the smallest phone. */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { isHydrated } from "../hydrated.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

const services = [
  "interior-designer",
  "architect",
  "contractor",
  "real-estate-lawyer",
  "vastu-consultant",
  "civil-engineer",
].map((slug) => `/services/${slug}`)
const pages = [
  "/search",
  "/services",
  ...services,
  "/blog",
  "/compare",
  "/professional",
  "/testimonials",
  "/help",
  "/about",
]
const others = ["/contact", "/careers", "/terms", "/privacy", "/refund", "/grievance"]

test("two taps lead to every page of the site, however small the phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  for (const from of ["/", "/search"]) {
    await page.goto(from)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("navigation", { name: "Menu" })
    for (const to of [...pages, ...others]) {
      const link = menu.locator(`a[href="${to}"]`)
      await link.scrollIntoViewIfNeeded()
      await expect(link, `${from} to ${to}`).toBeInViewport({ ratio: 1 })
    }
    await expect(menu.getByRole("link", { name: "Sign up" })).toBeVisible()
  }
})

test("on a phone two taps lead to every page of an area, from any of its pages", async ({
  elsewhere,
  people,
  studio,
  customer,
}) => {
  const ways = async (page: Page, label: string, paths: readonly [string, ...string[]]) => {
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const pages = page.getByRole("navigation", { name: "Menu" }).getByRole("list", { name: label })
    for (const to of paths) {
      const link = pages.locator(`a[href="${to}"]`)
      await link.scrollIntoViewIfNeeded()
      await expect(link, to).toBeInViewport({ ratio: 1 })
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await pages.locator(`a[href="${paths[0]}"]`).click()
    await expect(page).toHaveURL(paths[0])
    await expect(pages).toBeHidden()
    await expect(page.locator('#phone-menu [aria-current="page"]')).toHaveAttribute("href", paths[0])
  }
  const phone = { viewport: { width: 360, height: 560 } }
  const desk = await elsewhere(phone)
  await logInByCookie(desk, (await people.admin()).email, "admin-login")
  await desk.goto("/admin/audit")
  const ofDesk = ["catalogue", "locations", "content", "blog", "account", "dashboard", "submissions"]
  await ways(desk, "Administration", ["/admin/people", ...ofDesk.map((name) => `/admin/${name}`)])
  const atWork = await elsewhere(phone)
  await logInByCookie(atWork, studio.email)
  await atWork.goto("/provider/availability")
  await ways(atWork, "Your practice", ["/provider/projects", "/provider/reviews", "/provider/analytics", "/messages"])
  const atHome = await elsewhere(phone)
  await logInByCookie(atHome, customer.email)
  await atHome.goto("/user/bookings")
  await ways(atHome, "Your account", ["/user/requests", "/user/services", "/shortlist", "/user/notifications"])
})

test("a visitor's thumb finds the search, the shortlist, messages and the login, where a page has no bar of its own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/")
  const bar = page.getByRole("navigation", { name: "Shortcuts" })
  for (const [name, path] of [
    ["Search", "/search"],
    ["Shortlist", "/shortlist"],
    ["Messages", "/messages"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page")
  }
  await bar.getByRole("link", { name: "Log in" }).click()
  await expect(page).toHaveURL("/login")
  await expect(bar).toHaveCount(0)
  await page.goto("/search")
  await page.locator("a[href^='/providers/']").first().click()
  await expect(page.locator('[data-foot="book-bar"]')).toBeVisible()
  await expect(bar).toBeHidden()
})

test("a link to a part of the help opens it, from the application and without", async ({ page }) => {
  await page.goto("/search")
  const profiles = await page
    .locator("a[href^='/providers/']")
    .evaluateAll((links: HTMLAnchorElement[]) => links.map((one) => one.pathname))
  const ids = [...new Set(profiles.map((path) => path.split("/")[2]))].slice(0, 2)
  const isOpen = async () => {
    await expect(page.getByText("Nothing paid changes the order.")).toBeInViewport()
    await expect(page.getByText("Each profile lists what was checked")).toBeHidden()
  }
  await page.goto(`/compare?ids=${ids}`)
  await isHydrated(page)
  await page.locator("main a[href='/help#ranking']").click()
  await isOpen()
  await page.goto("/help#ranking")
  await isOpen()
})

test("on a tablet the menu of services leads to what the bar has no room for", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto("/help")
  const bar = page.getByRole("navigation", { name: "Main" })
  await bar.locator("summary").click()
  for (const to of [...services, "/services", "/ideas", "/blog", "/professional"])
    await expect(bar.locator(`a[href="${to}"]`).and(page.locator(":visible"))).toHaveCount(1)
})

test("who reads a page as text comes to its content before the menus of the account and of the phone", async ({
  request,
}) => {
  for (const path of ["/", "/search", "/help"]) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text()
    const before = html.slice(html.indexOf("<body"), html.indexOf("<main"))
    expect(before, path).toContain("Skip to content")
    expect(before, path).not.toMatch(/Logout|Settings|Refunds/)
    // The skip link, the name, what the bar of a wide screen has, and the buttons of both menus.
    expect(before.match(/<a /g)!.length, path).toBeLessThanOrEqual(20)
  }
})
