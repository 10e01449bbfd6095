import { expect, test } from "vitest"
import { maskAnswer } from "./mask.rules.ts"

test("an answer on the debug panel shows its shape and nothing personal", () => {
  const shown = JSON.stringify(
    maskAnswer({
      success: true,
      token: "a.b.c",
      user: { email: "a@x.in", full_name: "Asha", roles: ["admin"], user_id: "u1" },
    }),
  )
  expect(shown).toContain('"success":true')
  expect(shown).toContain('"roles":["admin"]')
  for (const personal of ["a.b.c", "a@x.in", "Asha", "u1"]) expect(shown).not.toContain(personal)
})
