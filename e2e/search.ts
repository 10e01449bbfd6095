import type { Locator, Page } from "@playwright/test"

export const resultCards = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("listitem")

/** The link that is the whole card; the name and the mark on it lead to the profile. */
export const chooserOf = (card: Locator) => card.getByRole("link", { name: /^(Interior Designer|Architect) in / })

export const selectedService = (page: Page) => page.getByRole("region", { name: "Selected Service" })

/** In front of the results, where there is no room beside them; and its button that says how many are left. */
export const filterSheet = (page: Page) => page.getByRole("dialog", { name: "Filters" })
export const showButton = (page: Page) => filterSheet(page).getByRole("button", { name: /^Show/ })

/** Where they stand folded: on a phone, and in a customer's area at every width. */
export const openFilters = (page: Page) => page.locator("summary", { hasText: /^Filters/ }).click()
