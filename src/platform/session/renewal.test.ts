import { expect, test } from "vitest"
import {
  type Answer,
  addressed,
  json,
  openBrowserClient,
  refusing,
  renewing,
  signIn,
} from "../../../test/browser-client.ts"
import { type ApiFailure, call } from "../api/api-client.ts"
import { currentUser } from "./renewal.ts"
import { storedUser } from "./stored-user.ts"

const { answers, asked, lines, assign } = openBrowserClient()

const things = addressed("GET", "/things")

test("a lost token is asked back from the cookie; where nothing is stored nobody is asked", async () => {
  expect(await currentUser()).toBeNull()
  expect(asked).toEqual([])
  signIn()
  localStorage.removeItem("token")
  answers["/api/auth/refresh"] = renewing
  expect(await currentUser()).toMatchObject({ user_id: "a1" })
  localStorage.removeItem("token")
  answers["/api/auth/refresh"] = refusing
  expect(await currentUser()).toBeNull()
  expect(storedUser()).toBeNull()
})

test("a token of less than five minutes is renewed first", async () => {
  signIn(240)
  answers["/api/auth/refresh"] = renewing
  answers["/api/things"] = (_, response) => json(response, 200, { success: true })
  await call(things, {} as never)
  expect(lines()).toEqual(["POST /api/auth/refresh", "GET /api/things"])
})

test("a server that cannot renew just now does not end the session", async () => {
  signIn(240)
  answers["/api/auth/refresh"] = (_, response) => json(response, 503, { message: "Later" })
  answers["/api/things"] = (_, response) => json(response, 200, { success: true })
  expect(await call(things, {} as never)).toEqual({ success: true })
  expect(await currentUser()).toMatchObject({ user_id: "a1" })
})

test("no answer, or one about something else, does not end a session whose token has run out", async () => {
  signIn(-60)
  for (const answer of [
    (request) => request.socket.destroy(),
    (_, response) => json(response, 429, { message: "Slowly" }),
  ] satisfies Answer[]) {
    answers["/api/auth/refresh"] = answer
    expect(await currentUser()).toMatchObject({ user_id: "a1" })
  }
  // Nor where the call itself is refused for the old token.
  answers["/api/things"] = refusing
  const failure = await call(things, {}).catch((error: ApiFailure) => error)
  expect(failure).toMatchObject({ status: 0 })
  expect([storedUser()?.user_id, assign.mock.calls]).toEqual(["a1", []])
  answers["/api/auth/refresh"] = refusing
  expect(await currentUser()).toBeNull()
})
