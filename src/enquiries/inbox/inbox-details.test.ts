import { expect, test } from "vitest"
import { detailsByLabel } from "./inbox-details.ts"

test("a copy has all that was chosen, also under a name that is one of our labels", () => {
  const details = {
    serviceType: "architect",
    Service: "a garden",
    projectDetails: "A porch",
    firstName: "Asha",
    budget: "",
  }
  expect(detailsByLabel(details, "en")).toEqual({
    Service: "Architect; a garden",
    "What you have in mind": "A porch",
    "First name": "Asha",
  })
})
