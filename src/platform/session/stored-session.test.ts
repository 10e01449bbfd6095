import { expect, test } from "vitest"
import { openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { restoreSession } from "./stored-session.ts"
import { storedUser } from "./stored-user.ts"

openBrowserClient()

test("at start the token comes back, and a malformed user is discarded", async () => {
  signIn()
  const token = localStorage.getItem("token")!
  localStorage.removeItem("token")
  localStorage.removeItem("user_id")
  sessionStorage.setItem("token", token)
  restoreSession()
  expect([localStorage.getItem("token"), localStorage.getItem("user_id")]).toEqual([token, "a1"])
  localStorage.setItem("user", "{oops")
  expect(storedUser()).toBeNull()
  expect(localStorage.getItem("user")).toBeNull()
  restoreSession()
  expect(localStorage.getItem("token")).toBeNull()
})
