import { expect, test } from "../test.ts"

test("the page of the API lists the calls, tries one, and wears the theme that was chosen on the site", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByText("Dark", { exact: true }).click()
  await page.goto("/api/docs")
  await expect(page.locator("html")).toHaveClass(/dark-mode/)
  const search = page.getByRole("button", { name: /GET \/search/ })
  // Swagger draws a call when it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(search).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await search.click()
  await page.getByRole("button", { name: "Try it out" }).click()
  await page.getByRole("button", { name: "Execute" }).click()
  await expect(page.locator(".responses-table.live-responses-table")).toContainText('"success": true')
})
