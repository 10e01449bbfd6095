import { expect, test } from "../test.ts"

test("the page of the API lists the calls, tries one, and wears the theme that was chosen on the site", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByText("Dark", { exact: true }).click()
  await page.goto("/api/docs")
  await expect(page.locator("html")).toHaveClass(/dark-mode/)
  await page.getByPlaceholder("Filter by tag").fill("search")
  await page.getByRole("button", { name: /GET \/search / }).click()
  await page.getByRole("button", { name: "Try it out" }).click()
  await page.getByRole("button", { name: "Execute" }).click()
  await expect(page.locator(".responses-table.live-responses-table")).toContainText('"success": true')
})
