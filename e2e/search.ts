import type { Locator, Page } from "@playwright/test"
import { isHydrated } from "./hydrated.ts"

export const resultCards = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("listitem")

/** The link that is the whole card; the name and the mark on it lead to the profile. */
export const chooserOf = (card: Locator) => card.getByRole("link", { name: /^(Interior Designer|Architect) in / })

export const selectedService = (page: Page) => page.getByRole("region", { name: "Selected Service" })

/** In front of the results, where there is no room beside them; and its button that says how many are left. */
export const filterSheet = (page: Page) => page.getByRole("dialog", { name: "Filters" })
export const showButton = (page: Page) => filterSheet(page).getByRole("button", { name: /^Show/ })

/** Where they stand folded: on a phone, and in a customer's area at every width. Pressed earlier they open in the page. */
export const openFilters = async (page: Page) => {
  await isHydrated(page)
  await page.locator("summary", { hasText: /^Filters/ }).click()
}

/** A finger that goes over the middle of it by so many pixels. */
export const swipe = async (page: Page, place: Locator, dx: number, dy = 0) => {
  const { x, y, width, height } = (await place.boundingBox())!
  const [fromX, fromY] = [x + width / 2 - dx / 2, y + height / 2 - dy / 2]
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true })
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: share === undefined ? [] : [{ x: fromX + dx * share, y: fromY + dy * share }],
    })
  await touch("touchStart", 0)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", share)
  await touch("touchEnd")
  await session.detach()
}
