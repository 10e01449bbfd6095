/** Reading the blog: looking for a post, opening it, what can be done with it, and where it leads. */
import type { Page } from "@playwright/test"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

const title = "What a kitchen costs in Pune, and why"
const address = "/blog/what-a-kitchen-costs-and-why"
const main = (page: Page) => page.getByRole("main")
const categoriesOf = (page: Page) => page.getByRole("navigation", { name: "Categories" })

const search = async (page: Page, words: string) => {
  const form = page.getByRole("search")
  await form.getByRole("searchbox", { name: "Search the blog" }).fill(words)
  await form.getByRole("button", { name: "Search" }).click()
}

test("a reader chooses a category, searches in it, opens a post and follows its tag", async ({ page }) => {
  await page.goto("/blog")
  const category = categoriesOf(page).getByRole("link", { name: /^What things cost/ })
  await category.click()
  await expect(page).toHaveURL("/blog/category/costs")
  await expect(category).toHaveAttribute("aria-current", "page")
  await expect(main(page).getByRole("link", { name: title })).toBeVisible()
  await search(page, "quotation")
  await expect(page).toHaveURL(/[?&]search=quotation/)
  await expect(page).toHaveURL(/[?&]category=costs/)
  await expect(page.getByText("for “quotation”")).toBeVisible()
  await main(page).getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "kitchen", exact: true }).click()
  await expect(page).toHaveURL("/blog/tag/kitchen")
  await expect(page.getByRole("heading", { level: 1, name: "Posts about kitchen" })).toBeVisible()
  await expect(main(page).getByRole("link", { name: title })).toBeVisible()
})

test("on a tablet no post stands beside nothing", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ["/blog", "/blog/what-a-kitchen-costs-and-why"]) {
    await page.goto(path)
    const last = page
      .getByRole("article")
      .filter({ has: page.locator("time") })
      .last()
    expect((await last.boundingBox())!.width, path).toBeGreaterThan(700)
  }
})

test("what nobody has written about leads back to all posts", async ({ page }) => {
  await page.goto("/blog")
  await search(page, "submarine periscope")
  await expect(page.getByText("No search results found")).toBeVisible()
  await main(page).getByRole("link", { name: "See all posts" }).click()
  await expect(page).toHaveURL("/blog")
})

test("a like stays after a reload, and is counted in a page that was made before it", async ({ page }) => {
  const before = (await page.goto(address))!
  const { "content-encoding": _, ...headers } = await before.allHeaders()
  const body = await before.text()
  await page.route(`**${address}`, (route) => route.fulfill({ headers, body }))
  const like = main(page).getByRole("button", { name: /^Like/ })
  await expect(like).toHaveAttribute("aria-pressed", "false")
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/blog\/posts\/[^/]+\/like$/), like.click()])
  expect(answer.status()).toBe(200)
  await expect(like).toHaveText(/^Liked/)
  // The browser has it once the answer is read.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("liked posts"))).toBeTruthy()
  const { data } = await answer.json()
  await page.reload()
  await expect(like).toHaveAttribute("aria-pressed", "true")
  await expect(like).toHaveText(`Liked${data.like_count}`)
  await page.evaluate(() => localStorage.setItem("liked posts", localStorage.getItem("liked posts")!.split(":")[0]!))
  await page.reload()
  await expect(like, "of a browser that has stored no count").toHaveAttribute("aria-pressed", "true")
})

test("where the browser has no way of its own to share, the link is copied, or stands there to be", async ({
  elsewhere,
  baseURL,
}) => {
  for (const canCopy of [true, false]) {
    const page = await elsewhere()
    await page.addInitScript((canCopy) => {
      const writeText = async (text: string) => sessionStorage.setItem("copied", text)
      Object.defineProperty(navigator, "share", { value: undefined })
      Object.defineProperty(navigator, "clipboard", { value: canCopy ? { writeText } : undefined })
    }, canCopy)
    await page.goto(`${address}?from=somewhere`)
    await main(page).getByRole("button", { name: "Share" }).click()
    const told = main(page).locator("[data-shared]")
    await expect(told).toHaveText(canCopy ? "Link copied to clipboard!" : `Copy this link: ${baseURL}${address}`)
    const copied = await page.evaluate(() => sessionStorage.getItem("copied"))
    expect(copied).toBe(canCopy ? baseURL + address : null)
  }
})

test("beside a long post, its contents mark the part that is read", async ({ page }) => {
  await page.goto(address)
  const contents = page.getByRole("navigation", { name: "In this post" })
  for (const part of [contents.getByRole("link").last(), contents.getByRole("link").first()]) {
    await part.click()
    await expect(part).toHaveAttribute("aria-current", "location")
    await expect(contents.locator("[aria-current]")).toHaveCount(1)
  }
})

test("a post leads to who wrote it, and their profile back to it; a service leads to what is about it", async ({
  page,
}) => {
  await page.goto(address)
  await main(page).getByRole("link", { name: "See the profile" }).click()
  await expect(page).toHaveURL(/\/providers\/[\w-]+$/)
  await page.getByRole("region", { name: "Written for the blog" }).getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(address)
  await page.goto("/services/architect")
  const about = page.getByRole("region", { name: "From the blog" })
  const first = about.getByRole("link", { name: "How to choose an architect: nine questions, and good answers" })
  await first.click()
  await expect(page).toHaveURL("/blog/how-to-choose-an-architect")
  await main(page).getByRole("link", { name: "Find architects in Pune" }).click()
  await expect(page).toHaveURL("/search?category=Architect&city=Pune")
})

test("the account menu leads to one's own posts, from a page without the application and from one with it", async ({
  page,
  customer,
}) => {
  await logInByCookie(page, customer.email)
  const devtools = await page.context().newCDPSession(page)
  for (const from of ["/blog", "/search"]) {
    // Search leads a customer on to its place in their area: on a slow phone the menu is pressed while it does.
    if (from === "/search") await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await page.goto(from)
    await page.getByRole("button", { name: /^Account menu of/ }).click()
    const menu = page.getByRole("navigation", { name: "Account menu" })
    await menu.getByRole("link", { name: "My posts" }).click()
    await expect(page).toHaveURL("/blog/mine")
    await expect(page.getByRole("heading", { level: 1, name: "My posts" })).toBeVisible()
  }
})

test("without JavaScript the list has its pages, the search finds, and a post is read", async ({ elsewhere }) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto("/blog")
  await page.getByRole("navigation", { name: "Pages of the blog" }).getByRole("link", { name: "Page 2" }).click()
  await expect(page).toHaveURL("/blog?page=2")
  await expect(main(page).getByRole("article")).not.toHaveCount(0)
  await search(page, "kitchen quotation")
  await main(page).getByRole("link", { name: title }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(main(page).getByText("They are rarely for the same kitchen.", { exact: false }).first()).toBeVisible()
  await expect(page.locator("[data-like]"), "what needs a script is not offered").toBeHidden()
})
