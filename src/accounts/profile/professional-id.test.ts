import { expect, test, vi } from "vitest"
import { json, openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { ownProfessionalId } from "./profile.actions.ts"

const { answers, lines } = openBrowserClient()
const forgetIds = () => {
  for (const key of ["professional_id", "provider_id"]) localStorage.removeItem(key)
}

test("an id that is stored is not asked for; one that is not is asked for once, and kept", async () => {
  signIn()
  expect(await ownProfessionalId()).toBe("p1")
  expect(lines()).toEqual([])
  forgetIds()
  answers["/api/professional/ensure_id"] = (_, response) =>
    json(response, 200, { success: true, professional_id: "p7" })
  expect(await Promise.all([ownProfessionalId(), ownProfessionalId()])).toEqual(["p7", "p7"])
  expect(await ownProfessionalId()).toBe("p7")
  expect(lines()).toEqual(["POST /api/professional/ensure_id"])
  expect(localStorage.getItem("provider_id")).toBe("p7")
})

test("what cannot be had just now is nothing, and is asked for again", async () => {
  signIn()
  forgetIds()
  answers["/api/professional/ensure_id"] = (_, response) => json(response, 503, { message: "Later" })
  expect(await ownProfessionalId()).toBeUndefined()
  answers["/api/professional/ensure_id"] = (_, response) =>
    json(response, 200, { success: true, professional_id: "p7" })
  expect(await ownProfessionalId()).toBe("p7")
})

test("without a token an error is logged, and nobody is asked", async () => {
  const report = vi.fn<(error: Error) => void>()
  vi.stubGlobal("reportError", report)
  expect(await ownProfessionalId()).toBeUndefined()
  expect(report.mock.calls.map(([error]) => error.message)).toEqual([
    "There is no token to ensure a professional id with.",
  ])
  expect(lines()).toEqual([])
})
