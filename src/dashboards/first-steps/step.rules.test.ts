import { expect, test } from "vitest"
import { better, isPossible, leftToDo, needed, openStep } from "./step.rules.ts"

const steps = (...names: string[]) => ({
  done: {
    offer: names.includes("offer"),
    place: names.includes("place"),
    price: names.includes("price"),
    hours: names.includes("hours"),
    about: names.includes("about"),
  },
})
const all = [...needed, ...better]

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

test("what is left is what makes somebody easier to choose", () =>
  expect(leftToDo(steps("offer", "place", "hours"))).toEqual(["price", "about"]))
