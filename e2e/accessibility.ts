/** WCAG 2.2 AA, as far as a machine can see: what axe finds in a page, a line each. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

export const accessibilityFaults = async (page: Page) => {
  await page.evaluate(placeBars, "static")
  const faults = await faultsOf(page, (axe) => axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]))
  await page.evaluate(placeBars, "")
  return faults
}

/** A link of which a bar that stays in view covers half is no smaller for it: whoever scrolls sees it. */
const placeBars = (position: string) => {
  for (const bar of document.querySelectorAll<HTMLElement>("header[data-chrome], [data-foot]"))
    bar.style.position = position
}

/** Of these rules those that depend on colours: another theme of a page has no others to break. */
export const colourFaults = (page: Page) =>
  faultsOf(page, (axe) => axe.withRules(["color-contrast", "link-in-text-block"]))

const { resolve } = createRequire(import.meta.resolve("@axe-core/playwright"))
/** Half as long as what the builder would send, which a page has to read each time. */
const source = readFileSync(resolve("axe-core/axe.min.js"), "utf8")

const faultsOf = async (page: Page, choose: (axe: AxeBuilder) => AxeBuilder) => {
  await page.waitForFunction(isAtRest)
  // Once in a document, however often it is looked at.
  const isThere = await page.evaluate(() => "axe" in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? ";" : source }).options({ resultTypes: ["violations"] })
  // No page has frames, for which axe would otherwise open a page of its own each time.
  const { violations } = await choose(axe).setLegacyMode(true).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`)
}

/** What fades in has not its colours yet. A bar that runs down, or what turns without an end, is not waited for. */
const isAtRest = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== "running" || !(Number(effect?.getComputedTiming().endTime) < 1_000))
