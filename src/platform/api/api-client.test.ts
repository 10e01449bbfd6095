import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { z } from "zod"
import { logout } from "../session/leaving.ts"
import { currentUser } from "../session/renewal.ts"
import { restoreSession, storeSession } from "../session/stored-session.ts"
import { storedUser } from "../session/stored-user.ts"
import { type ApiFailure, call } from "./api-client.ts"
import type { Contract } from "./contract.ts"

// A real server that answers as each test says; of the browser only storage, location and the page's origin stand in.
type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answers: Record<string, Answer> = {}
let asked: { line: string; headers: IncomingMessage["headers"] }[] = []
const lines = () => asked.map(({ line }) => line)
const server = createServer((request, response) => {
  asked.push({ line: `${request.method} ${request.url}`, headers: request.headers })
  answers[request.url!.split("?")[0]!]!(request, response)
})
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))

const newStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
const assign = vi.fn<(to: string) => void>()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const realFetch = fetch
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(origin + path, init))
})
afterAll(() => void server.close())
beforeEach(() => {
  answers = {}
  asked = []
  assign.mockClear()
  vi.stubGlobal("localStorage", newStorage())
  vi.stubGlobal("sessionStorage", newStorage())
  const location = { pathname: "/user/bookings", search: "?status=pending", assign }
  vi.stubGlobal("document", { documentElement: { lang: "en-IN" } })
  vi.stubGlobal("window", {
    location,
    dispatchEvent: () => true,
    addEventListener: () => {},
    setTimeout: (work: () => void) => work(),
  })
})

const user = {
  id: "a1",
  user_id: "a1",
  email: "a@test.example",
  full_name: "Asha",
  business_name: null,
  professional_id: "p1",
  provider_id: "p1",
  userType: "provider",
  roles: ["provider"],
  has_user_role: false,
  has_provider_role: true,
  has_admin_role: false,
  last_login: null,
}
let issued = 0
const tokenFor = (seconds: number) => {
  issued += 1
  const payload = { sid: `s${issued}`, exp: Math.floor(Date.now() / 1000) + seconds }
  return `h.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.s`
}
const signIn = (seconds = 3600) => storeSession({ token: tokenFor(seconds), user })
const renewing: Answer = (_, response) => json(response, 200, { success: true, token: tokenFor(3600), user })
const refusing: Answer = (_, response) => json(response, 401, { success: false, message: "Authentication required." })
const anything = { name: "a_call", summary: "Any", who: "anyone", input: z.object({}), output: z.object({}) } as const
const addressed = (method: Contract["method"], path: string) => ({ ...anything, method, path })
const things = addressed("GET", "/things")
const failure = (path: string) => call(addressed("GET", path), {}).catch((error: ApiFailure) => error)

test("says who asks, fills the path, and keeps the rest for the query or the body", async () => {
  signIn()
  answers["/api/provider/p%2F1/bookings"] = (_, response) => json(response, 200, { success: true })
  await call(addressed("GET", "/provider/{id}/bookings"), {
    id: "p/1",
    status: undefined,
    tag: ["a", "b"],
  } as never)
  expect(lines()).toEqual(["GET /api/provider/p%2F1/bookings?tag=a&tag=b&professional_id=p1"])
  expect(asked[0]!.headers).toMatchObject({
    "professional-id": "p1",
    authorization: expect.stringMatching(/^Bearer h\./),
  })
})

test("a professional_id that names a target is left alone", async () => {
  signIn()
  answers["/api/services/book"] = (_, response) => json(response, 201, { success: true })
  await call(addressed("POST", "/services/book"), { professional_id: "p2" } as never, { idempotencyKey: "k1" })
  expect(lines()).toEqual(["POST /api/services/book"])
  expect(asked[0]!.headers["idempotency-key"]).toBe("k1")
})

test("words for every kind of failure", async () => {
  answers["/api/html"] = (_, response) => response.writeHead(502).end("<!doctype html><h1>Bad gateway</h1>")
  answers["/api/silent"] = (_, response) => json(response, 418, {})
  answers["/api/cut"] = (request) => request.socket.destroy()
  answers["/api/fields"] = (_, response) =>
    json(response, 422, { message: "Please check", code: "invalid", errors: { date: "Date is required" }, hint: 1 })
  expect(await failure("/html")).toMatchObject({ status: 502, message: "Server error occurred" })
  expect(await failure("/silent")).toMatchObject({ status: 418, message: "Request failed with status 418" })
  expect(await failure("/cut")).toMatchObject({ status: 0, message: "No response received from server" })
  expect(await failure("/fields")).toMatchObject({
    code: "invalid",
    fields: { date: "Date is required" },
    details: { hint: 1 },
  })
})

test("an abandoned call is no failure of the server", async () => {
  answers["/api/things"] = () => {}
  const leaving = new AbortController()
  const pending = call(things, {} as never, { signal: leaving.signal })
  leaving.abort()
  await expect(pending).rejects.toMatchObject({ name: "AbortError" })
})

test("a refused token is renewed once, for all calls together, and each is tried again", async () => {
  signIn()
  const first = localStorage.getItem("token")
  answers["/api/auth/refresh"] = renewing
  answers["/api/things"] = (request, response) =>
    request.headers.authorization === `Bearer ${first}`
      ? refusing(request, response)
      : json(response, 200, { success: true })
  await Promise.all([call(things, {} as never), call(things, {} as never), call(things, {} as never)])
  expect(lines().filter((line) => line === "POST /api/auth/refresh")).toHaveLength(1)
  expect(lines().filter((line) => line === "GET /api/things")).toHaveLength(6)
  expect(assign).not.toHaveBeenCalled()
})

test("a token of less than five minutes is renewed first", async () => {
  signIn(240)
  answers["/api/auth/refresh"] = renewing
  answers["/api/things"] = (_, response) => json(response, 200, { success: true })
  await call(things, {} as never)
  expect(lines()).toEqual(["POST /api/auth/refresh", "GET /api/things"])
})

test("a call sent before the token was there is tried again with it, and ends no session", async () => {
  answers["/api/things"] = (request, response) => {
    if (request.headers.authorization) return json(response, 200, { success: true })
    signIn()
    refusing(request, response)
  }
  expect(await call(things, {} as never)).toEqual({ success: true })
  expect(storedUser()).toMatchObject({ user_id: "a1" })
  expect(assign).not.toHaveBeenCalled()
})

test("a session that is over is forgotten, and the login page knows the way back", async () => {
  signIn()
  answers["/api/auth/refresh"] = refusing
  answers["/api/things"] = refusing
  expect(await failure("/things")).toMatchObject({
    status: 401,
    message: "Authentication expired. Please log in again.",
  })
  expect([
    localStorage.getItem("token"),
    localStorage.getItem("user"),
    localStorage.getItem("professional_id"),
  ]).toEqual([null, null, null])
  expect(assign).toHaveBeenCalledExactlyOnceWith("/login?redirect=%2Fuser%2Fbookings%3Fstatus%3Dpending&why=ended")
  window.location.pathname = "/login"
  await failure("/things")
  expect(assign).toHaveBeenCalledTimes(1)
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
  expect(await failure("/things")).toMatchObject({ status: 0 })
  expect([storedUser()?.user_id, assign.mock.calls]).toEqual(["a1", []])
  answers["/api/auth/refresh"] = refusing
  expect(await currentUser()).toBeNull()
})

test("stale ids are dropped after identity_mismatch, and the call is tried once more", async () => {
  signIn()
  localStorage.setItem("professional_id", "p9")
  answers["/api/things"] = (_, response) => json(response, 403, { code: "identity_mismatch", message: "Not you" })
  expect(await failure("/things")).toMatchObject({ code: "identity_mismatch" })
  expect(asked.map(({ headers }) => headers["professional-id"])).toEqual(["p9", undefined])
})

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
  const { promise: asking, resolve: isAsked } = Promise.withResolvers<ServerResponse>()
  answers["/api/auth/refresh"] = (_, response) => isAsked(response)
  answers["/api/auth/logout"] = (_, response) => json(response, 200, {})
  const renewing = currentUser()
  const answer = await asking
  await logout()
  json(answer, 200, { success: true, token: tokenFor(3600), user })
  expect(await renewing).toBeNull()
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
  storeSession({ token: tokenFor(1), user })
  answers["/api/auth/refresh"] = renewing
  expect(await currentUser()).toMatchObject({ user_id: "a1" })
})

test("the time to wait comes from the header where the body does not say it", async () => {
  answers["/api/user/bookings"] = (_, response) => {
    response.setHeader("retry-after", "90")
    json(response, 429, { message: "Slowly", code: "too_many" })
  }
  await expect(call(addressed("GET", "/user/bookings"), {})).rejects.toMatchObject({
    details: { retry_after: 90 },
  })
})

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
