/** A page without a mouse. */
import { expect, type Locator, type Page } from "@playwright/test"

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Something is drawn around what has the focus. */
export const expectVisibleFocus = async (page: Page) => {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth)
  })
  expect(ring, "the focus ring").toBeGreaterThanOrEqual(2)
}

export const tabTo = async (page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) return expectVisibleFocus(page)
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never came to ${target}`)
}

/** Over what stands there. */
export const typeInto = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field)
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type(text)
}

/** A native list: typing finds what begins so. */
export const chooseBy = async (page: Page, list: Locator, text: string) => {
  await tabTo(page, list)
  await page.keyboard.type(text)
}

export const pressEnterOn = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press("Enter")
}
