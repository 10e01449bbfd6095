import { describe, expect, it } from "vitest"
import { passwordStrength } from "./password-strength.tsx"

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
