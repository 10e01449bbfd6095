import { expect, test } from "../test.ts"

test("the page of the API lists the calls, tries one, and wears the theme that was chosen on the site", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByText("Dark", { exact: true }).click()
  await page.goto("/api/docs")
  await expect(page.locator("html")).toHaveClass(/dark-mode/)
  // Swagger draws every call first.
  await page.getByRole("button", { name: /GET \/search/ }).click({ timeout: 40_000 })
  await page.getByRole("button", { name: "Try it out" }).click()
  await page.getByRole("button", { name: "Execute" }).click()
  await expect(page.locator(".responses-table.live-responses-table")).toContainText('"success": true')
})
