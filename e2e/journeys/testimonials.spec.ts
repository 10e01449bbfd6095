/** What customers say: real reviews with their writers' consent, and the way to whom they are about. */
import { expect, test } from "../test.ts"

test("the first of five stars stands in front, others of four and five below, each with its professional", async ({
  page,
}) => {
  await page.goto("/")
  await page.getByRole("link", { name: "Read more reviews" }).click()
  await expect(page).toHaveURL("/testimonials")
  await expect(page.getByText("A selection of four- and five-star reviews", { exact: false })).toBeVisible()
  const featured = page.getByRole("article")
  await expect(featured).toContainText("5.0")
  const others = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("blockquote") })
  await expect(others).toHaveCount(12)
  const stars = (await others.allInnerTexts()).map((text) => /[45]\.0/.exec(text)?.[0])
  expect(new Set(stars)).toEqual(new Set(["4.0", "5.0"]))
  const professional = featured.getByRole("link")
  const name = (await professional.innerText()).trim()
  await professional.click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
})

test("it leads on to who can be found and to joining, without JavaScript too", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto("/testimonials")
  const professionals = page.getByRole("main").getByRole("link", { name: "Find Professionals", exact: true })
  await expect(professionals).toHaveCount(2)
  await expect(page.getByRole("link", { name: "Join as a professional" })).toHaveAttribute(
    "href",
    "/register?type=professional",
  )
  await professionals.first().click()
  await expect(page).toHaveURL(/\/services\/interior-designer$/)
})
