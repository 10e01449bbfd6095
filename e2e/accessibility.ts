/** WCAG 2.2 AA, as far as a machine can see: what axe finds in a page, a line each. */
import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

export const accessibilityFaults = (page: Page) =>
  faultsOf(axeOf(page).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]))

/** Of these rules those that depend on colours: another theme of a page has no others to break. */
export const colourFaults = (page: Page) => faultsOf(axeOf(page).withRules(["color-contrast", "link-in-text-block"]))

/** No page has frames, for which axe would otherwise open a page of its own each time. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true)

const faultsOf = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`)
}
