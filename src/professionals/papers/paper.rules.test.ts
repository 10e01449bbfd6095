import { expect, test } from "vitest"
import { gstCheckDigit } from "../verification.rules.ts"
import { gstState, maskedNumber, paperNumber, paperState, paperViolation } from "./paper.rules.ts"

const gstin = (state: string) => {
  const first = `${state}AAPFU0939F1Z`
  return first + gstCheckDigit(first)
}

test("a number is kept as the register writes it, without marks that turn it round; of an identity none", () => {
  expect(paperNumber("coa", " ca/2010/ 12345\u202e")).toBe("CA/2010/12345")
  expect(paperNumber("gst", gstin("27").toLowerCase())).toBe("27AAPFU0939F1ZV")
  expect(paperNumber("other", "  pmc\u200e/se/114 ")).toBe("PMC/SE/114")
  expect(paperNumber("other", " ")).toBeNull()
  expect(paperNumber("kyc", "1234 5678 9012")).toBeNull()
})

test("of a number a list shows the end, and never more than half", () => {
  expect(["27AAPFU0939F1ZV", "PMC/1", "1", "𝟏𝟐"].map(maskedNumber)).toEqual(["…F1ZV", "…/1", "…", "…𝟐"])
})

test("a GST number says its state, once it is one", () => {
  expect(["27", "29", "07"].map((state) => gstState(gstin(state)))).toEqual(["Maharashtra", "Karnataka", "Delhi"])
  expect(gstState("27AAPFU0939F1ZW")).toBeUndefined()
  expect(gstState(gstin("45"))).toBeUndefined()
})

test.each([
  [{ check: "kyc" }, "no_file"],
  [{ check: "kyc", number: "1234" }, "no_file"],
  [{ check: "kyc", hasFile: true }, undefined],
  [{ check: "coa", hasFile: true }, "no_number"],
  [{ check: "coa", number: "CA/2010/123" }, "coa_number"],
  [{ check: "coa", number: "CA/2010/12345" }, undefined],
  [{ check: "gst", number: "27AAPFU0939F1ZW" }, "gst_number"],
  [{ check: "gst", number: gstin("45") }, "gst_state"],
  [{ check: "gst", number: gstin("27") }, undefined],
  [{ check: "other", number: "1" }, "no_title"],
  [{ check: "other", title: "\u202e " }, "no_title"],
  [{ check: "other", title: "Engineer" }, "nothing_given"],
  [{ check: "other", title: "Engineer", number: "1" }, undefined],
  [{ check: "other", title: "Engineer", hasFile: true }, undefined],
  [{ check: "other", title: "Engineer", number: "ß".repeat(20) }, undefined],
  [{ check: "other", title: "Engineer", number: "ß".repeat(21), hasFile: true }, "long_number"],
] as const)("%j: %s", (given, rule) => {
  expect(paperViolation({ number: "", title: "", hasFile: false, ...given })?.rule).toBe(rule)
})

test("an approval is over at its end", () => {
  const now = new Date("2026-11-28T00:00:00Z")
  const approved = { status: "approved" as const, valid_until: "2026-11-28T00:00:00.000Z" }
  expect(paperState(approved, now)).toBe("expired")
  expect(paperState(approved, new Date(now.getTime() - 1))).toBe("approved")
  expect(paperState({ ...approved, valid_until: null }, now)).toBe("approved")
  expect(paperState({ ...approved, status: "waiting" }, now)).toBe("waiting")
})
