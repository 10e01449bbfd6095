import type { ServerResponse } from "node:http"
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
import { identityPrompt, settleIdentity } from "./identity-prompt.ts"
import { leaveForLogin, logout } from "./logout.ts"
import { currentUser } from "./renewal.ts"
import { restoreSession } from "./stored-session.ts"
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

test("a session that ends on an administrator's page leads to the administrators' own door", () => {
  signIn()
  Object.assign(window.location, { pathname: "/admin/dashboard", search: "" })
  leaveForLogin()
  expect(assign).toHaveBeenCalledExactlyOnceWith("/admin/login?redirect=%2Fadmin%2Fdashboard&why=ended")
})

test("logging out forgets the person whatever the server says", async () => {
  signIn()
  answers["/api/auth/logout"] = (request) => request.socket.destroy()
  await logout()
  expect(localStorage.getItem("token")).toBeNull()
  expect(assign).toHaveBeenCalledWith("/login")
})

test("logging out forgets the person before the server has answered, and what the tab kept of forms", async () => {
  signIn()
  sessionStorage.setItem("draft:sign-up", '{"email":"a@test.example"}')
  const { promise: asking, resolve: isAsked } = Promise.withResolvers<ServerResponse>()
  answers["/api/auth/logout"] = (_, response) => isAsked(response)
  const loggingOut = logout()
  expect([storedUser(), localStorage.getItem("token"), sessionStorage.getItem("draft:sign-up")]).toEqual([
    null,
    null,
    null,
  ])
  expect(localStorage.getItem("logoutOwed")).toBe("true")
  json(await asking, 200, {})
  await loggingOut
  expect(localStorage.getItem("logoutOwed")).toBeNull()
  expect(asked[0]?.headers.authorization).toMatch(/^Bearer h\./)
})

test("a renewal that is answered after the logout brings nobody back", async () => {
  signIn(60)
  const { promise: asking, resolve: isAsked } = Promise.withResolvers<() => void>()
  answers["/api/auth/refresh"] = (request, response) => isAsked(() => renewing(request, response))
  answers["/api/auth/logout"] = (_, response) => json(response, 200, {})
  const renewal = currentUser()
  const answer = await asking
  await logout()
  answer()
  expect(await renewal).toBeNull()
  expect([localStorage.getItem("token"), localStorage.getItem("logoutOwed")]).toEqual([null, null])
})

test("a logout that did not reach the server is made up for, and the cookie brings nobody back", async () => {
  signIn()
  answers["/api/auth/logout"] = (_, response) => json(response, 503, {})
  answers["/api/auth/refresh"] = renewing
  await logout()
  expect(await currentUser({ askCookie: true })).toBeNull()
  expect(lines()).toEqual(["POST /api/auth/logout", "POST /api/auth/logout"])
  answers["/api/auth/logout"] = (_, response) => json(response, 200, {})
  expect(await currentUser({ askCookie: true })).toBeNull()
  answers["/api/auth/refresh"] = (_, response) => json(response, 401, {})
  expect(await currentUser({ askCookie: true })).toBeNull()
  expect(lines().slice(2)).toEqual(["POST /api/auth/logout", "POST /api/auth/refresh"])
})

test("who logs in after such a logout stays", async () => {
  signIn()
  answers["/api/auth/logout"] = (request) => request.socket.destroy()
  await logout()
  signIn(1)
  answers["/api/auth/refresh"] = renewing
  expect(await currentUser()).toMatchObject({ user_id: "a1" })
})

const removal = addressed("POST", "/removal")

/** Answers whoever has shown that it is them; all others are asked to. */
const wantConfirmation = () => {
  const state = { isConfirmed: false }
  answers["/api/removal"] = (_, response) =>
    state.isConfirmed
      ? json(response, 200, { success: true })
      : json(response, 403, { code: "confirm_identity", message: "Please confirm that this is you." })
  return state
}

/** Somebody who stands before the page and does this as soon as they are asked. */
const onQuestion = (act: () => void) =>
  identityPrompt.subscribe(() => {
    if (identityPrompt.isAsked()) act()
  })

test("calls that want a confirmation wait for one question and are then sent again", async () => {
  signIn()
  const state = wantConfirmation()
  let asked = 0
  const goAway = onQuestion(() => {
    asked += 1
    if (asked < 2) return
    state.isConfirmed = true
    settleIdentity(true)
  })
  const both = await Promise.all([call(removal, {} as never), call(removal, {} as never)])
  goAway()
  expect(both).toEqual([{ success: true }, { success: true }])
  expect(lines()).toHaveLength(4)
  expect(identityPrompt.isAsked()).toBe(false)
})

test("who does not want to confirm reads why nothing was done", async () => {
  signIn()
  wantConfirmation()
  const goAway = onQuestion(() => settleIdentity(false))
  const failure = await call(removal, {} as never).catch((error: ApiFailure) => error)
  goAway()
  expect(failure).toMatchObject({ status: 403, message: "Please confirm that this is you." })
  expect(lines()).toHaveLength(1)
})

test("where no page asks, the refusal stays one", async () => {
  signIn()
  wantConfirmation()
  await expect(call(removal, {} as never)).rejects.toMatchObject({ code: "confirm_identity" })
})
