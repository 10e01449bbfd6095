/**
 * For tests of what the browser does with the API: a real server that answers as each test says; of the browser only
 * storage, location and the page's origin stand in. With somebody who can be signed in, and their tokens.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, vi } from "vitest"
import { z } from "zod"
import type { Contract } from "../src/platform/api/contract.ts"
import { storeSession } from "../src/platform/session/stored-session.ts"

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Called once in a test file; answers and storage are empty at the start of each test. */
export const openBrowserClient = () => {
  const answers: Record<string, Answer> = {}
  const asked: { line: string; headers: IncomingMessage["headers"] }[] = []
  const assign = vi.fn<(to: string) => void>()
  const server = createServer((request, response) => {
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers })
    answers[request.url!.split("?")[0]!]!(request, response)
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const realFetch = fetch
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => realFetch(origin + path, init))
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    for (const path of Object.keys(answers)) delete answers[path]
    asked.length = 0
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
  return {
    /** By the path without its query. */
    answers,
    asked,
    /** "GET /api/things" each. */
    lines: () => asked.map(({ line }) => line),
    /** Of window.location. */
    assign,
  }
}

/** What is stored are properties of it, as of a browser's. */
const newStorage = (): Storage => Object.create(storageMethods)
const storageMethods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
  clear(this: Record<string, string>) {
    for (const key of Object.keys(this)) delete this[key]
  },
}

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
export const signIn = (seconds = 3600) => storeSession({ token: tokenFor(seconds), user })

const anything = { name: "a_call", summary: "Any", who: "anyone", input: z.object({}), output: z.object({}) } as const
/** A contract by its address, of which alone the browser knows. */
export const addressed = (method: Contract["method"], path: string) => ({ ...anything, method, path })

export const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
export const renewing: Answer = (_, response) => json(response, 200, { success: true, token: tokenFor(3600), user })
export const refusing: Answer = (_, response) =>
  json(response, 401, { success: false, message: "Authentication required." })
