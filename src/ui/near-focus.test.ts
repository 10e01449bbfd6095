import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { focusIn, takesFocus } from "./near-focus.ts"

/** As much of a page as has the focus. */
const page: Record<"body" | "activeElement", unknown> & { getElementById: (id: string) => unknown } = {
  body: { focus: () => undefined },
  activeElement: null,
  getElementById: () => main,
}
const control = (canHaveIt: boolean) => {
  const one = {
    focus: () => {
      if (canHaveIt) page.activeElement = one
    },
  }
  return one as unknown as HTMLElement
}
const main = control(true)
const place = (isConnected: boolean, ...controls: HTMLElement[]) =>
  ({ isConnected, querySelectorAll: () => controls }) as unknown as Element

beforeEach(() => {
  page.activeElement = page.body
  vi.stubGlobal("document", page)
})
afterEach(() => vi.unstubAllGlobals())

test("the first control that can have the focus gets it, in the first place that is there", () => {
  const [hidden, shown, gone] = [control(false), control(true), control(true)]
  focusIn([null, undefined, place(false, gone), place(true, hidden, shown), place(true, control(true))])
  expect(page.activeElement).toBe(shown)
})

test("where none can, the page's beginning has it", () => {
  focusIn([place(true, control(false))])
  expect(page.activeElement).toBe(main)
})

test("the page as a whole is no place for it, nor is nothing", () => {
  expect([page.body as HTMLElement, null, control(false), control(true)].map((one) => takesFocus(one))).toEqual([
    ...[false, false, false, true],
  ])
})
