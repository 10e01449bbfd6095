import { expect, test } from "vitest"
import { openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { restoreSession } from "./stored-session.ts"
import { storedUser } from "./stored-user.ts"

openBrowserClient()

test("at start token and ids come back, and a malformed user is discarded", async () => {
  signIn()
  const token = localStorage.getItem("token")!
  const ids = ["user_id", "professional_id", "provider_id"]
  for (const key of ["token", ...ids]) localStorage.removeItem(key)
  sessionStorage.setItem("token", token)
  restoreSession()
  expect(["token", ...ids].map((key) => localStorage.getItem(key))).toEqual([token, "a1", "p1", "p1"])
  localStorage.setItem("user", "{oops")
  expect(storedUser()).toBeNull()
  expect(localStorage.getItem("user")).toBeNull()
  restoreSession()
  expect(localStorage.getItem("token")).toBeNull()
})

test("at start a token comes back from the stored user as well", () => {
  signIn()
  const token = localStorage.getItem("token")!
  localStorage.setItem("user", JSON.stringify({ ...storedUser(), token }))
  localStorage.removeItem("token")
  restoreSession()
  expect(localStorage.getItem("token")).toBe(token)
})
