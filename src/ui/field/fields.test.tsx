import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, test } from "vitest"
import { CountedTextArea } from "./counted-field.tsx"
import { cleanAmount, MoneyField } from "./money-field.tsx"
import { passwordStrength } from "./password-field.tsx"
import { SelectField } from "./select.tsx"

test.each([
  ["₹ 1,25,000", "125000"],
  ["१२५०.५०", "1250.50"],
  ["1250.5", "1250.5"],
  ["-1", "-1"],
  ["1e30", "1e30"],
  ["about 50", "about50"],
])("%j is taken for %j", (typed, taken) => {
  expect(cleanAmount(typed)).toBe(taken)
})

test("an amount is read back, unless it is wrong", () => {
  const written = (error?: string) => renderToStaticMarkup(<MoneyField label="Price" typed="12.345" error={error} />)
  expect(written()).toContain("Shown as: ₹12.34 per hour")
  const wrong = written("Two digits after the point at most.")
  expect(wrong).toContain("Two digits after the point at most.")
  expect(wrong).not.toContain("Shown as")
})

test("a long text is counted near its end and past it, sign by sign, and never cut", () => {
  const shown = (typed: string) => renderToStaticMarkup(<CountedTextArea label="Text" typed={typed} limit={100} />)
  expect(shown("a".repeat(79))).not.toContain("character")
  expect(shown(`  ${"a".repeat(100)} `)).toContain("0 characters left")
  expect(shown("🏠".repeat(99))).toContain("1 character left")
  expect(shown("a".repeat(1201))).toContain("1,101 characters too many")
  expect(shown("a")).not.toMatch(/maxlength/i)
})

const options = [{ value: "purchase", label: "Buying" }]

// HTML allows `required` only beside a first, empty choice; without one there is always a value.
test("a choice that has to be made is required where it can be left open", () => {
  const asked = renderToStaticMarkup(<SelectField label="Need" required options={options} placeholder="Choose" />)
  const chosen = renderToStaticMarkup(<SelectField label="Need" required options={options} />)
  expect(asked).toMatch(/<select[^>]* required=""/)
  expect(chosen).not.toMatch(/<select[^>]* required=""/)
  expect(chosen).not.toContain("optional")
})

describe("passwordStrength", () => {
  it.each([
    ["abc", "weak"],
    ["123", "weak"],
    ["abc1", "medium"],
    ["abcdefgh", "medium"],
    ["abcdefg1", "medium"],
    ["Abcdefg1", "strong"],
    ["Namaste-2026", "strong"],
  ])("%s is %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
