import { describe, expect, it } from "vitest"
import { passwordStrength } from "./password-strength.tsx"

describe("passwordStrength", () => {
  it.each([
    ["abc", "Weak"],
    ["123", "Weak"],
    ["abc1", "Medium"],
    ["abcdefgh", "Medium"],
    ["abcdefg1", "Medium"],
    ["Abcdefg1", "Strong"],
    ["Namaste-2026", "Strong"],
  ])("%s is %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
