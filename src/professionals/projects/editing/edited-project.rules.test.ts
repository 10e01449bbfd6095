import { expect, test } from "vitest"
import type { PlacedPicture, ShownProject } from "../project.schema.ts"
import {
  beginEditing,
  type EditedProject,
  editDraft,
  isUnsaved,
  missingIn,
  rebased,
  textIn,
  unreadableFields,
  unsavedOf,
  withFieldLeft,
  withPictures,
  withSaved,
  withTyped,
} from "./edited-project.rules.ts"
import { mergePictures } from "./picture-merge.rules.ts"

const photo = (file_id: string, caption = ""): PlacedPicture => ({ file_id, role: "photo", caption, alt: "" })
const photos = (ids: string) => [...ids].map((id) => photo(id))

const shown = (change: Partial<ShownProject> = {}, pictures: readonly PlacedPicture[] = []): ShownProject => ({
  ...{ id: "p", title: "", description: "", work: null, home_type: null, area_sqft: null, locality: "" },
  ...{ completed_year: null, duration_weeks: null, paid: null, review_id: null, published_at: null },
  ...{ picture: { kind: "fragment", seed: "p" }, updated_at: "", version: 1, takedown: null },
  pictures: pictures.map((one) => ({ ...one, width: 4, height: 3, placeholder: null, urls: {} })),
  ...change,
})

const saving = (edited: EditedProject, saved: ShownProject) => withSaved(edited, saved, unsavedOf(edited)!)

test("only what was touched is sent, as the values that it stands for", () => {
  const begun = beginEditing(shown({ title: "Kitchen", area_sqft: 90, work: "kitchen" }))
  expect(unsavedOf(begun)).toBeUndefined()
  const typed = (["area_sqft", "work", "paid_from", "description"] as const).reduce(
    (edited, field, at) => withTyped(edited, field, ["1,250", "", "0", " Two lines "][at]!),
    begun,
  )
  expect(unsavedOf(typed)?.change).toEqual({ area_sqft: 1250, work: null, paid_from: 0, description: " Two lines " })
  expect(unsavedOf(withTyped(typed, "area_sqft", "90"))?.change).not.toHaveProperty("area_sqft")
})

test("what is no number is not sent, what was refused not before it is typed anew", () => {
  const typed = withTyped(withTyped(beginEditing(shown()), "area_sqft", "large"), "completed_year", "1066")
  expect(unreadableFields(typed)).toEqual(["area_sqft"])
  expect(unsavedOf(typed)?.change).toEqual({ completed_year: 1066 })
  const refused = { ...typed, errors: { completed_year: "Too early" } }
  expect(unsavedOf(refused)).toBeUndefined()
  expect(isUnsaved(refused)).toBe(true)
  expect(unsavedOf(withTyped(refused, "completed_year", "2020"))?.change).toEqual({ completed_year: 2020 })
})

test("a text stands as it was typed until its field is left, although the server has tidied it", () => {
  const typed = withTyped(beginEditing(shown()), "title", "Kitchen ")
  const saved = saving(typed, shown({ title: "Kitchen", version: 2 }))
  expect([textIn(saved, "title"), isUnsaved(saved)]).toEqual(["Kitchen ", false])
  expect(textIn(withFieldLeft(saved, "title"), "title")).toBe("Kitchen")
  const more = withTyped(saved, "title", "Kitchen for")
  expect(textIn(withFieldLeft(more, "title"), "title")).toBe("Kitchen for")
  expect(unsavedOf(more)?.change).toEqual({ title: "Kitchen for" })
})

test("one caption that is too long keeps back itself alone", () => {
  const begun = beginEditing(shown({}, [photo("a", "Teak")]))
  const edited = withPictures(begun, [photo("a", "x".repeat(141)), photo("b")])
  expect(unsavedOf(edited)?.change.pictures).toEqual([photo("a", "Teak"), photo("b")])
  const saved = saving(edited, shown({ version: 2 }, [photo("a", "Teak"), photo("b")]))
  expect([unsavedOf(saved), isUnsaved(saved)]).toEqual([undefined, true])
})

test("after a conflict what was touched stays, and the rest is the other window's", () => {
  const typed = withTyped(beginEditing(shown({ title: "Kitchen", locality: "Aundh" })), "title", "My kitchen")
  const theirs = shown({ title: "Your kitchen", locality: "Baner", version: 2 })
  const merged = rebased(typed, theirs)
  expect([textIn(merged, "title"), textIn(merged, "locality")]).toEqual(["My kitchen", "Baner"])
  expect(unsavedOf(merged)?.change).toEqual({ title: "My kitchen" })
  const saved = rebased(saving(typed, shown({ title: "My kitchen", version: 2 })), theirs)
  expect(textIn(saved, "title")).toBe("Your kitchen")
})

test("what is kept over a reload goes on upon what is there by then", () => {
  const begun = beginEditing(shown({ title: "Kitchen" }, photos("ab")))
  expect(editDraft(begun)).toBeUndefined()
  const edited = withPictures(withTyped(begun, "title", "My kitchen"), photos("ba"))
  const after = beginEditing(shown({ title: "Kitchen" }, photos("abc")), editDraft(edited))
  expect(textIn(after, "title")).toBe("My kitchen")
  expect(after.pictures).toEqual(photos("bca"))
})

test("what a draft lacks is told by what stands in its fields", () => {
  const begun = beginEditing(shown({}, [{ ...photo("a"), role: "before" }]))
  expect(missingIn(begun)).toEqual(["pictures", "title", "work", "locality", "completed_year"])
  const filled = (["title", "work", "locality", "completed_year"] as const).reduce(
    (edited, field, at) => withTyped(edited, field, ["Kitchen", "kitchen", "Aundh", "2024"][at]!),
    begun,
  )
  expect(missingIn(filled)).toEqual(["pictures"])
})

test.each([
  ["mine alone", "abc", "cab", "abc", "cab"],
  ["theirs alone", "abc", "abc", "bac", "bac"],
  ["added in both", "ab", "axb", "aby", "axby"],
  ["added here, moved there", "abc", "abcx", "cab", "cxab"],
  ["moved in both: mine", "abc", "bac", "cba", "bac"],
  ["removed there", "abc", "abc", "ac", "ac"],
  ["removed here", "abc", "ac", "abcd", "acd"],
  ["removed there, moved here", "abc", "cba", "ab", "ba"],
  ["added first there", "a", "ab", "xa", "xab"],
  ["nothing was there", "", "ab", "cd", "abcd"],
])("pictures of two windows: %s", (_how, base, mine, theirs, merged) => {
  expect(mergePictures(photos(base), photos(mine), photos(theirs)).map(({ file_id }) => file_id)).toEqual([...merged])
})

test("captions of two windows: each keeps what it wrote", () => {
  const base = photos("ab")
  const mine = [photo("a", "mine"), photo("b")]
  const theirs = [photo("a"), photo("b", "theirs")]
  expect(mergePictures(base, mine, theirs)).toEqual([photo("a", "mine"), photo("b", "theirs")])
})
