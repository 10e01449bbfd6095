import { expect, test } from "vitest"
import { all, isGuided, isPossible, leftToDo, openStep } from "./step.rules.ts"

const steps = (...names: string[]) => ({
  done: {
    offer: names.includes("offer"),
    place: names.includes("place"),
    price: names.includes("price"),
    hours: names.includes("hours"),
    about: names.includes("about"),
  },
})

test.each([
  [steps(), null, "offer"],
  [steps(), "price", "offer"],
  [steps(), "about", "about"],
  [steps(), "nonsense", "offer"],
  [steps("offer"), null, "place"],
  [steps("offer"), "price", "price"],
  [steps("offer"), "offer", "offer"],
  [steps("offer", "place"), null, "price"],
  [steps("offer", "place", "price", "hours", "about"), null, undefined],
])("of %j, asked for %s, %s is open", (done, asked, open) => expect(openStep(all, done, asked)).toBe(open))

test("what belongs to an offer waits for it", () => {
  expect(all.filter((name) => isPossible(name, steps()))).toEqual(["offer", "hours", "about"])
  expect(all.filter((name) => isPossible(name, steps("offer")))).toEqual(all)
})

test("what is left is all that is not done", () =>
  expect(leftToDo(steps("offer", "place", "hours"))).toEqual(["price", "about"]))

const some = steps("offer", "place")
test.each([
  ["nobody can find them, whatever they said", { ...some, state: "beginning", is_later: true }, null, true],
  ["something is to do", { ...some, state: "found", is_later: false }, null, true],
  ["it can wait", { ...some, state: "found", is_later: true }, null, false],
  ["it could wait, and is asked for", { ...some, state: "found", is_later: true }, "price", true],
  ["what is asked for is no step", { ...some, state: "found", is_later: true }, "sleep", false],
  ["what they offer is paused", { ...some, state: "not_found", is_later: false }, null, true],
  ["all is done", { ...steps(...all), state: "found", is_later: false }, "price", false],
] as const)("the checklist where %s", (_, of, asked, expected) => expect(isGuided(of, asked)).toBe(expected))
