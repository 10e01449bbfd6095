import type { Page } from "@playwright/test"

/** React answers from here on: a link that is pressed before loads its page whole, which loses the focus. */
export const isHydrated = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window)
