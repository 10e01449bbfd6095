import { expect, test } from "vitest"
import { professionals } from "../../db/demo/catalogue.ts"
import { pictureSvg } from "./picture.server.ts"
import { houseNames, pieceNames, roomNames, subjectOf } from "./subjects.ts"

test.each([
  ["room", "Kitchen in a former balcony", "A strip with a hob.", "kitchen"],
  ["room", "Tea without help", "A kitchen used from a wheelchair.", "kitchen"],
  ["room", "A bedroom behind the kitchen", "", "kitchen"],
  ["room", "Grey walls", "Lime paint.", "living"],
  ["detail", "Grandmother's almirahs", "New backs and no new doors.", "cupboard"],
  ["detail", "Main door", "", "door"],
  ["elevation", "Balewadi end unit", "", "row-houses"],
  ["elevation", "Second skin", "Terracotta.", "modern-house"],
  ["plan", "Kitchen and hall joined", "", undefined],
  ["section", "Stair at the cool end", "", undefined],
] as const)("a %s of %j shows %j", (kind, title, description, subject) => {
  expect(subjectOf(kind, title, description)).toBe(subject)
})

test("every subject has a drawing, and a word for it in the title of a project is kept", () => {
  for (const name of [...roomNames, ...pieceNames, ...houseNames])
    expect(pictureSvg(name, "x", "low"), name).toBeTruthy()
  const drawnAs = {
    kitchen: "kitchen",
    bedroom: "bedroom",
    bathroom: "bathroom",
    wardrobe: "cupboard",
    bookshelf: "cupboard",
  }
  const projects = professionals.flatMap(({ portfolio }) => portfolio)
  let named = 0
  for (const { title, text, drawing } of projects)
    for (const [word, subject] of Object.entries(drawnAs))
      if (new RegExp(`\\b${word}s?\\b`, "i").test(title)) {
        named++
        expect.soft(subjectOf(drawing, title, text), title).toBe(subject)
      }
  expect(named).toBeGreaterThan(10)
})
