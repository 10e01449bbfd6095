import { createStaticHandler, type MiddlewareFunction, RouterContextProvider } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { dashboardOf } from "../accounts/roles.rules.ts"
import type { Actor } from "../platform/actor.ts"
import { addPseudoLanguage, languageOfPath, pathIn } from "../platform/language/language.ts"
import { pseudoOf } from "../platform/language/pseudo-language.ts"
import { pageContext } from "../platform/pages/page-handle.ts"
import { guardDocument, redirectDocumentToOwnArea } from "./area-guard.server.ts"
import { loader as unknownPage } from "./unknown.page.tsx"

const site = "http://127.0.0.1:3000"
beforeAll(() => addPseudoLanguage(pseudoOf))

const customer: Actor = {
  account_id: "a1",
  session_id: "s1",
  email: "meera@test.example",
  full_name: "Meera Joshi",
  business_name: null,
  customer_type: "individual",
  is_customer: true,
  is_professional: false,
  is_admin: false,
  desk_role: "reader",
  awaits_second_factor: false,
  professional_id: null,
  confirmed_at: new Date(),
}

const guarded = (path: string, middleware: MiddlewareFunction<Response>) => ({
  path,
  middleware: [middleware as MiddlewareFunction],
})

/** Where the router sends who opens this address. */
const sentTo = async (address: string, actor: Actor | null = null) => {
  const { language } = languageOfPath(address)
  const { query } = createStaticHandler(
    [
      guarded("/user/bookings", guardDocument("user")),
      guarded("/provider/bookings", guardDocument("provider")),
      guarded("/admin/dashboard", guardDocument("admin")),
      guarded("/admin/second-factor", guardDocument("admin", { isForSecondFactor: true })),
      guarded("/settings", guardDocument("signed_in")),
      guarded("/dashboard", redirectDocumentToOwnArea(dashboardOf)),
      { path: "*", loader: unknownPage },
    ],
    { basename: pathIn(language, "/") },
  )
  const requestContext = new RouterContextProvider()
  const clock = () => new Date()
  const visitor = { actor, clock, language, requestId: "", network: "", publicUrl: site, db: undefined as never }
  requestContext.set(pageContext, { ctx: visitor, nonce: "", isCached: false, demo: false, showsMails: false })
  const request = new Request(site + address, { headers: { accept: "text/html" } })
  const answer = await query(request, {
    requestContext,
    generateMiddlewareResponse: async (render) => {
      const made = await render(request)
      return made instanceof Response ? made : new Response("a page")
    },
  })
  return answer instanceof Response ? answer.headers.get("location") : undefined
}

test.each([
  ["/user/bookings?status=pending", "/login?redirect=%2Fuser%2Fbookings%3Fstatus%3Dpending"],
  ["/xa/user/bookings?status=pending", "/xa/login?redirect=%2Fuser%2Fbookings%3Fstatus%3Dpending"],
  ["/xa/dashboard", "/xa/login?redirect=%2Fdashboard"],
  ["/admin/dashboard", "/admin/login?redirect=%2Fadmin%2Fdashboard"],
  ["/xa/admin/second-factor", "/xa/admin/login?redirect=%2Fadmin%2Fsecond-factor"],
])("nobody at %s is sent to the login page of that language, with the way back for the router", async (from, to) => {
  expect(await sentTo(from)).toBe(to)
})

test("who stands in the wrong area is sent home in the language of the address", async () => {
  expect(await sentTo("/provider/bookings", customer)).toBe("/user/dashboard")
  expect(await sentTo("/xa/provider/bookings", customer)).toBe("/xa/user/dashboard")
  expect(await sentTo("/xa/dashboard", customer)).toBe("/xa/user/dashboard")
  expect(await sentTo("/xa/user/bookings", customer)).toBeNull()
})

test("an administrator's page is for who came in by the admin's door", async () => {
  const admin = { ...customer, customer_type: null, is_customer: false, is_admin: true }
  expect(await sentTo("/admin/dashboard", admin)).toBeNull()
  expect(await sentTo("/dashboard", admin)).toBe("/admin/dashboard")
  expect(await sentTo("/user/bookings", admin)).toBe("/admin/dashboard")
  expect(await sentTo("/admin/dashboard", customer)).toBe("/user/dashboard")
  expect(await sentTo("/admin/second-factor", customer)).toBe("/user/dashboard")
})

test("an administrator without the second factor they need is led to it from everywhere", async () => {
  const waiting = { ...customer, is_admin: true, awaits_second_factor: true }
  for (const path of ["/admin/dashboard", "/user/bookings", "/provider/bookings"])
    expect(await sentTo(path, waiting)).toBe("/admin/second-factor")
  expect(await sentTo("/xa/admin/dashboard", waiting)).toBe("/xa/admin/second-factor")
  expect(await sentTo("/admin/second-factor", waiting)).toBeNull()
})

test("a page for everybody who is signed in sends away only an administrator without the second factor they need", async () => {
  const admin: Actor = { ...customer, is_customer: false, customer_type: null, is_admin: true }
  expect(await sentTo("/settings")).toBe("/login?redirect=%2Fsettings")
  expect([await sentTo("/settings", customer), await sentTo("/settings", admin)]).toEqual([null, null])
  expect(await sentTo("/settings", { ...admin, awaits_second_factor: true })).toBe("/admin/second-factor")
})

test("an unknown path leads to the start page of its language", async () => {
  expect(await sentTo("/nothing")).toBe("/")
  expect(await sentTo("/xa/nothing")).toBe("/xa")
  expect([await sentTo("/admin"), await sentTo("/xa/user")]).toEqual(["/admin/dashboard", "/xa/user/dashboard"])
  expect(await sentTo("/administrators")).toBe("/")
})
