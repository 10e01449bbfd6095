/** What a search says of itself: how it read a wish, who has all of it, and where the others begin. */
import { resultCards } from "../search.ts"
import { expect, test } from "../test.ts"

test("a wish is said as it was read, and those with all of it are counted apart from those who come near", async ({
  page,
}) => {
  await page.goto("/search?query=modular%20kitchen%20near%20Kothrud%20small%20budget")
  await expect(page.getByText("Understood: near Kothrud · small budget")).toBeVisible()
  const lists = page.getByRole("region", { name: "Results" }).getByRole("list")
  const exact = page.getByRole("heading", { name: /^With all you asked for \(\d\)$/ })
  await expect(exact).toHaveText(`With all you asked for (${await lists.first().getByRole("listitem").count()})`)
  await expect(page.getByRole("heading", { name: /^Others in and near Kothrud \(\d+\)$/ })).toBeVisible()

  // What is rare in a wish leads, and is told from what is near.
  await page.goto("/search?query=jain%20kitchen%20in%20Baner")
  await expect(page.getByRole("heading", { name: "They do this kind of work" })).toBeVisible()
  await expect(lists.first().getByRole("listitem")).toHaveText([/Oswal Rooms/])
  await expect(page.getByRole("heading", { name: "Others in and near Baner" })).toBeVisible()

  await page.goto("/search?query=kitchen%20kothrud%20under%201500")
  await expect(page.getByText("Understood: near Kothrud · up to ₹1,500 an hour")).toBeVisible()
  // What was chosen beside the words is no reading of them.
  await page.goto("/search?query=kitchen&locality=Kothrud")
  await expect(resultCards(page).first()).toBeVisible()
  await expect(page.getByText("Understood")).toHaveCount(0)
})

test("a service that opens later is said above those who come nearest to it", async ({ page }) => {
  await page.goto("/search?query=vastu%20kothrud")
  await expect(page.getByText("Vastu consultants open later in Pune. These come nearest.")).toBeVisible()
  await expect(resultCards(page).first()).toBeVisible()
  await expect(page.getByRole("heading", { name: /^With all/ })).toHaveCount(0)
  await page.getByRole("link", { name: "Tell me when vastu consultants open" }).click()
  await expect(page).toHaveURL("/services/vastu-consultant#inquiry")
  await expect(page.getByRole("button", { name: "Notify Me" })).toBeInViewport()
})

test("a service that is only written about leads to what is written, whoever is found beside it", async ({ page }) => {
  for (const texts of ["home inspector", "property manager"]) {
    await page.goto(`/search?query=${encodeURIComponent(texts)}`)
    await expect(page.getByText(`There are no ${texts}s on Sthapati yet.`)).toBeVisible()
    await expect(page.getByText("open later in Pune")).toHaveCount(0)
    await page.getByRole("link", { name: `Read our guide to ${texts}s` }).click()
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${texts}s in Pune`, "i") })).toBeVisible()
  }
})

test("a card that is left over lies across the whole list", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/search?query=osari&city=Pune")
  const [list, card] = [page.getByRole("region", { name: "Results" }).getByRole("list"), resultCards(page)]
  await expect(card).toHaveCount(1)
  expect((await card.boundingBox())!.width).toBe((await list.boundingBox())!.width)
  expect((await card.boundingBox())!.height).toBeLessThan(400)
})

test("where nobody is found nothing is left to be sorted or narrowed down, and open services are offered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/search?query=submarine%20periscope&city=Pune&verified=true")
  await expect(page.getByRole("heading", { name: "Nothing found for “submarine periscope”" })).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Sort by" }).and(page.locator(":visible"))).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Free this week" })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Remove Verified only" })).toBeVisible()
  await page.getByRole("region", { name: "Results" }).getByRole("link", { name: "Architects" }).click()
  await expect(page).toHaveURL("/search?category=Architect&city=Pune&verified=true")
})

test("what is chosen in a field in view is not said again, and nothing is cleared that was not set", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/search?query=kitchen")
  await expect(page.getByRole("link", { name: "Clear Filters" })).toHaveCount(0)
  await page.getByLabel("City").selectOption("Pune")
  await expect(page.getByRole("link", { name: "Clear Filters" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Remove Pune" })).toBeHidden()
})
