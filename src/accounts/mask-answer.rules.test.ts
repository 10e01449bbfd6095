import { expect, test } from "vitest"
import { maskAnswer } from "./mask-answer.rules.ts"

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

test("a count is shown under any name, a mobile number under none", () => {
  const answer = { device_distribution: { Desktop: 12, Mobile: 7 }, mobile: "98220 12345", Mobile: 9822012345, id: 7 }
  expect(maskAnswer(answer)).toEqual({
    device_distribution: { Desktop: 12, Mobile: 7 },
    mobile: "•••",
    Mobile: "•••",
    id: "•••",
  })
})

test("an answer that is shown to look for a fault names nobody, and opens nothing", () => {
  const answer = {
    activities: [
      {
        actor_email: "asha@home.example",
        actor_name: "Asha",
        ip_address: "203.0.113.7",
        duration: "5 min",
        user_id: "u1",
      },
    ],
    token: "secret",
    details: "Wrote to asha@home.example from 203.0.113.7 with eyJhbGciOiJI.eyJzdWIiOiIxMjM0.c2lnbmF0dXJl",
    total: 3,
    absent: { actor_email: null },
  }
  expect(maskAnswer(answer)).toEqual({
    activities: [{ actor_email: "•••", actor_name: "•••", ip_address: "•••", duration: "5 min", user_id: "•••" }],
    token: "•••",
    details: "Wrote to ••• from ••• with •••",
    total: 3,
    absent: { actor_email: null },
  })
})
