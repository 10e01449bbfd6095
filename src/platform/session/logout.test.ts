import type { ServerResponse } from "node:http"
import { expect, test } from "vitest"
import { json, openBrowserClient, renewing, signIn } from "../../../test/browser-client.ts"
import { leave, logout } from "./logout.ts"
import { currentUser } from "./renewal.ts"
import { storedUser } from "./stored-user.ts"

const { answers, asked, lines, assign } = openBrowserClient()

test("a session that ends on an administrator's page leads to the administrators' own door", () => {
  signIn()
  Object.assign(window.location, { pathname: "/admin/dashboard", search: "" })
  leave()
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
  expect(await currentUser({ anew: true })).toBeNull()
  expect(lines()).toEqual(["POST /api/auth/logout", "POST /api/auth/logout"])
  answers["/api/auth/logout"] = (_, response) => json(response, 200, {})
  expect(await currentUser({ anew: true })).toBeNull()
  answers["/api/auth/refresh"] = (_, response) => json(response, 401, {})
  expect(await currentUser({ anew: true })).toBeNull()
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
