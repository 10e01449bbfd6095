import { expect, test } from "vitest"
import { addressed, json, openBrowserClient, refusing, renewing, signIn } from "../../../test/browser-client.ts"
import { storedUser } from "../session/stored-user.ts"
import { type ApiFailure, call } from "./api-client.ts"

const { answers, asked, lines, assign } = openBrowserClient()

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
  // A hotel's network, which wants a sign-in first.
  answers["/api/portal"] = (_, response) => response.writeHead(200).end("<html><h1>Welcome to our Wi-Fi</h1>")
  answers["/api/empty"] = (_, response) => response.writeHead(200).end("OK")
  answers["/api/silent"] = (_, response) => json(response, 418, {})
  answers["/api/cut"] = (request) => request.socket.destroy()
  answers["/api/fields"] = (_, response) =>
    json(response, 422, { message: "Please check", code: "invalid", errors: { date: "Date is required" }, hint: 1 })
  expect(await failure("/html")).toMatchObject({ status: 502, message: "Server error occurred" })
  expect(await failure("/portal")).toMatchObject({ status: 0, message: "Server error occurred" })
  expect(await failure("/empty")).toMatchObject({ status: 0, message: "No response received from server" })
  expect(await failure("/silent")).toMatchObject({ status: 418, message: "Request failed with status 418" })
  expect(await failure("/cut")).toMatchObject({ status: 0, message: "No response received from server" })
  expect(await failure("/fields")).toMatchObject({
    code: "invalid",
    fields: { date: "Date is required" },
    details: { hint: 1 },
  })
})

test("a page in the place of an answer renews no session and ends none", async () => {
  signIn()
  const before = { ...localStorage }
  const portal: (typeof answers)[string] = (_, response) =>
    response.writeHead(200).end("<html><h1>Welcome to our Wi-Fi</h1>")
  answers["/api/things"] = refusing
  answers["/api/auth/refresh"] = portal
  await expect(call(things, {} as never)).rejects.toMatchObject({ status: 0 })
  answers["/api/things"] = (_, response) => response.writeHead(401).end("<html><h1>Sign in to our Wi-Fi</h1>")
  await expect(call(things, {} as never)).rejects.toMatchObject({ status: 0, message: "Server error occurred" })
  expect({ ...localStorage }).toEqual(before)
  expect(assign).not.toHaveBeenCalled()
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

test("stale ids are dropped after identity_mismatch, and the call is tried once more", async () => {
  signIn()
  localStorage.setItem("professional_id", "p9")
  answers["/api/things"] = (_, response) => json(response, 403, { code: "identity_mismatch", message: "Not you" })
  expect(await failure("/things")).toMatchObject({ code: "identity_mismatch" })
  expect(asked.map(({ headers }) => headers["professional-id"])).toEqual(["p9", undefined])
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
