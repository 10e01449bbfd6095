import type { Page } from "@playwright/test"

/** What is far below a phone's screen is laid out when it comes near (`laid-out-late` in src/ui/base.css): here at once. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>(".laid-out-late"))
      late.style.contentVisibility = "visible"
  })
