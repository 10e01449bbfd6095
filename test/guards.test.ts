/** Every page × every kind of visitor: who may stay, and where the server sends the others. Made from src/routes.ts. */
import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { createStaticHandler, type MiddlewareFunction, type RouteObject, RouterContextProvider } from "react-router"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { dashboardOf } from "../src/accounts/roles.rules.ts"
import { findActorByCookie } from "../src/accounts/session/session.server.ts"
import type { Actor } from "../src/platform/actor.ts"
import { pageContext } from "../src/platform/pages/page-handle.ts"
import routes from "../src/routes.ts"
import { publicUrl, startTestApp, type TestApp } from "./app.ts"
import { createAdmin, createProfessional, password } from "./people.ts"
import { reaches } from "./reach.ts"
import { newMember, newPerson } from "./signing-up.ts"

type Side = "user" | "provider" | "admin"
interface Kind {
  sides: Side[]
  dashboard?: string
  profile?: string
}

const customer: Kind = { sides: ["user"], dashboard: "/user/dashboard", profile: "/user/profile" }
const adminsHome = dashboardOf({ has_admin_role: true })
const nobody: Kind = { sides: [] }
const kinds = {
  "signed out": nobody,
  individual: customer,
  builder: customer,
  developer: customer,
  professional: { sides: ["provider"], dashboard: "/provider/dashboard", profile: "/provider/profile" },
  dual: { ...customer, sides: ["user", "provider"] },
  admin: { sides: ["admin"], dashboard: adminsHome, profile: adminsHome },
  suspended: nobody,
  "waiting for activation": nobody,
  "of a session that has ended": nobody,
} satisfies Record<string, Kind>
type Visitor = keyof typeof kinds

type Config = (typeof routes)[number] & { children?: Config[] }
const pathsIn = (config: Config[]): string[] =>
  config.flatMap(({ path, index, children }) => (children ? pathsIn(children) : [index ? "/" : `/${path}`]))
const addressOf = (path: string) => path.replace(/:\w+/g, "some-id").replace("*", "nothing/of/that/name")

/** Where the guard of a page sends this visitor; undefined where it lets them stay. */
const expected = (path: string, kind: Visitor) => {
  const { sides, dashboard, profile }: Kind = kinds[kind]
  // Who comes in at the admin's door has no session yet.
  const [, side] = /^\/(user|provider|admin)\/(?!(login|set-password|invitation)$)/.exec(path) ?? []
  const isForAll = path === "/settings" || /^\/blog\/(write|mine|comment)/.test(path)
  if (!side && !isForAll && !["/dashboard", "/profile"].includes(path)) return undefined
  const door = side === "admin" ? "/admin/login" : "/login"
  if (!dashboard) return `${door}?redirect=${encodeURIComponent(addressOf(path))}`
  if (path === "/dashboard") return dashboard
  if (path === "/profile") return profile
  if (isForAll) return undefined
  return sides.includes(side as Side) ? undefined : dashboard
}

let t: TestApp
let actors: Record<Visitor, Actor | null>
let handler: ReturnType<typeof createStaticHandler>

beforeAll(async () => {
  t = await startTestApp()
  actors = await visitors()
  handler = createStaticHandler(await Promise.all(routes.map(guardsOf)))
}, 60_000)
afterAll(() => t.close())

/** The guards as the pages have them, before a loader that says nothing. */
const guardsOf = async ({ path, index, file, children }: Config): Promise<RouteObject> => {
  const { middleware = [] } = (await import(resolve("src", file))) as { middleware?: MiddlewareFunction[] }
  const own = { middleware, loader: () => null }
  if (index) return { ...own, index }
  return { ...own, ...(path && { path }), ...(children && { children: await Promise.all(children.map(guardsOf)) }) }
}

const visitors = async (): Promise<typeof actors> => {
  const company = { company_name: "Deccan Builders", license_number: "P52100012345" }
  const developer = { developer_company: "Sahyadri Homes", project_scale: "small" }
  const member = async (more: Record<string, unknown> = {}) => logIn(await newMember(t, more))
  const pro = async (isCustomer: boolean) => logIn({ ...(await createProfessional(t, { isCustomer })), password })
  const admin = await createAdmin(t)
  const suspended = await member()
  const ended = await member()
  const found = {
    "signed out": null,
    individual: (await member()).secret,
    builder: (await member({ userType: "builder", ...company })).secret,
    developer: (await member({ userType: "developer", ...developer })).secret,
    professional: (await pro(false)).secret,
    dual: (await pro(true)).secret,
    admin: (await logIn({ email: admin.email, password }, "/auth/admin-login")).secret,
    suspended: suspended.secret,
    "waiting for activation": await secretOfWaiting(),
    "of a session that has ended": ended.secret,
  }
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("email", "=", suspended.email).execute()
  await t.call("POST", "/auth/logout", { token: ended.token })
  const actorOf = (secret: string | null) => secret && findActorByCookie(t.db, secret, t.clock.now)
  const all = Object.entries(found).map(async ([kind, secret]) => [kind, (await actorOf(secret)) || null])
  return Object.fromEntries(await Promise.all(all))
}

const logIn = async (who: { email: string; password: string }, path = "/auth/login") => {
  const { status, body, headers } = await t.call("POST", path, { body: { ...who, identifier: who.email } })
  const secret = /sthapati-session=([^;]+)/.exec(String(headers["set-cookie"]))?.[1] ?? null
  return { status, secret, email: who.email, token: body.token as string }
}

const secretOfWaiting = async () => {
  const person = newPerson()
  await t.call("POST", "/signup/user", { body: person })
  const { status, secret } = await logIn(person)
  expect(status).toBe(403)
  return secret
}

const visit = async (address: string, actor: Actor | null) => {
  const requestContext = new RouterContextProvider()
  const ctx = {
    actor,
    clock: () => t.clock.now,
    language: "en" as const,
    requestId: "",
    network: "",
    publicUrl,
    db: t.db,
  }
  requestContext.set(pageContext, { ctx, nonce: "", isCached: false, demo: false, showsMails: false })
  const request = new Request(publicUrl + address, { headers: { accept: "text/html" } })
  const answer = await handler.query(request, {
    requestContext,
    generateMiddlewareResponse: async (render) => {
      const made = await render(request)
      return made instanceof Response ? made : new Response("a page")
    },
  })
  if (!(answer instanceof Response)) throw new Error(`${address} was not answered`)
  return { status: answer.status, to: answer.headers.get("location") ?? undefined }
}

test("the visitors are who they should be", () => {
  const roles = (actor: Actor | null) =>
    actor &&
    [actor.is_customer && "user", actor.is_professional && "provider", actor.is_admin && "admin"].filter(Boolean)
  for (const [kind, { sides }] of Object.entries(kinds))
    expect([kind, roles(actors[kind as Visitor])]).toEqual([kind, sides.length > 0 ? sides : null])
  expect(actors.builder!.customer_type).toBe("builder")
})

describe.each(pathsIn(routes))("%s", (path) => {
  test.each(Object.keys(kinds) as Visitor[])(`asked for by a visitor who is %s`, async (kind) => {
    const to = expected(path, kind)
    expect(await visit(addressOf(path), actors[kind])).toEqual({ status: to ? 302 : 200, to })
  })
})

/** It stood at the settings alone for a time, and what the desk wanted to confirm could not be confirmed. */
test.each(globSync("src/**/*.page.tsx").filter((path) => readFileSync(path, "utf8").includes("guardArea(")))(
  "%s asks who it is where a call wants to know",
  (path) => {
    expect(reaches(path, new Set(["src/accounts/session/components/identity-question.tsx"]))).toBe(true)
  },
)
