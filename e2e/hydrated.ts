import type { Page } from "@playwright/test"

/**
 * React answers from here on: its elements are known to it, and what they do once they are there has run. A link that is
 * pressed before loads its page whole, which loses the focus.
 */
export const isHydrated = async (page: Page) => {
  await page.waitForFunction(() => {
    const main = document.querySelector("main")
    return "__reactRouterDataRouter" in window && Object.keys(main ?? {}).some((key) => key.startsWith("__reactProps"))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
}
