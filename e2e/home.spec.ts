import { brotliCompressSync } from "node:zlib"
import { expect, logIn, test } from "./test.ts"

test("the home page costs a phone little script", async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body())
  })
  await page.goto("/", { waitUntil: "networkidle" })
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(95 * 1024)
})

test("without JavaScript a visitor reads, searches and opens a profile", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto("/")
  await page.getByLabel("What do you need?").fill("architect")
  await page.getByRole("button", { name: "Find" }).click()
  await expect(page).toHaveURL(/\/search\?query=architect/)
  await page
    .getByRole("link", { name: /Architect/ })
    .first()
    .click()
  await page.getByRole("link", { name: "View profile" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("heading", { name: "What was checked" })).toBeVisible()
  await context.close()
})

test("an unknown path leads home, a missing file does not", async ({ page, request }) => {
  await page.goto("/no/such/page")
  await expect(page).toHaveURL("/")
  expect((await request.get("/assets/missing.js")).status()).toBe(404)
  expect((await request.get("/api/missing")).status()).toBe(404)
})

test("the header of the home page knows who is signed in, and its menu closes", async ({ page }) => {
  await logIn(page, "customer@demo.example")
  await page.goto("/")
  await expect(page.locator("[data-person]")).not.toBeEmpty()
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = page.locator("header details").last()
  await menu.locator("summary").click()
  await expect(menu).toHaveAttribute("open")
  await page.keyboard.press("Escape")
  await expect(menu).not.toHaveAttribute("open")
  await menu.locator("summary").click()
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(menu).not.toHaveAttribute("open")
})

test("the theme chosen on the home page holds after a reload", async ({ page }) => {
  await page.goto("/")
  await page.getByText("Dark", { exact: true }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("on a phone the end of a page is short, and its groups open without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto("/")
  const footer = page.locator("footer")
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(650)
  const officer = footer.getByRole("link", { name: "grievance@" })
  await expect(officer).toBeHidden()
  await footer.locator("summary", { hasText: "Legal" }).click()
  await expect(officer).toBeVisible()
  await context.close()
})

test("on a wide screen everything at the end of a page stands open", async ({ page }) => {
  await page.goto("/")
  const footer = page.locator("footer")
  for (const name of ["Explore", "Talk to us", "Legal"]) {
    await expect(footer.getByRole("heading", { name })).toBeVisible()
  }
  await expect(footer.getByRole("link", { name: "grievance@" })).toBeVisible()
  await expect(footer.getByRole("link", { name: "Phone:" })).toBeVisible()
  await expect(footer.locator("summary").first()).toBeHidden()
})
