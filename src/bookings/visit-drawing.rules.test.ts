import { expect, test } from "vitest"
import { drawnFor } from "./visit-drawing.rules.ts"

test("a visit is drawn as the room that is named first, by the customer before the service", () => {
  const drawn = (notes: string, offer_name = "") => drawnFor({ notes, offer_name })
  expect(drawn("Parents move in: a bath for them, then the kitchen.", "Kitchen visit")).toBe("room.bathroom")
  expect(drawn("The lift works again.", "Modular kitchen survey")).toBe("room.kitchen")
  expect(drawn("स्वयंपाकघर बदलायचे आहे")).toBe("room.kitchen")
  expect(drawn("The second bedroom: a place to study")).toBe("room.bedroom")
})

test("where no room is named, the drawing says nothing of a home", () => {
  expect(drawnFor({ notes: "Shall we talk?", offer_name: "Home visit with a measured sketch" })).toBe("fragment")
})
