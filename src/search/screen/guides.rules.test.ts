import { expect, test } from "vitest"
import { serviceFacts } from "../../site/services/service-facts.ts"
import { guides, guidesNamed } from "./guides.rules.ts"

test.for([
  ["home inspector", ["home-inspector"]],
  ["Home-Inspectors, Baner!", ["home-inspector"]],
  ["flat inspection before possession", ["home-inspector"]],
  ["terrace garden in Kothrud", ["landscape-designer"]],
  ["landscape architect", ["landscape-designer"]],
  ["property manager or home inspector", ["property-manager", "home-inspector"]],
  ["executor of a will", ["property-executor"]],
  ["home", []],
  ["property", []],
  ["gardenersville", []],
  ["interior designer", []],
  ["", []],
  [undefined, []],
] as [string | undefined, string[]][])("%s names the pages %o", ([query, named]) => {
  expect(guidesNamed(query)).toEqual(named)
})

test("every service that is only thought of is led to", () => {
  const ideas = Object.entries(serviceFacts).filter(([, facts]) => facts.isIdea)
  expect(guides).toEqual(ideas.map(([slug]) => slug))
})
