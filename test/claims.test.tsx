/**
 * What public pages claim, on a site of nobody, of one professional and of the demo's: every sentence that stands on rows is
 * there with them and gone without. A new claim of that kind is one line in `claims`.
 */
import type { ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from "react-router"
import { afterAll, expect, test } from "vitest"
import { loadDemo } from "../db/demo/load.server.ts"
import * as registerPage from "../src/accounts/sign-up/register.page.tsx"
import * as comparePage from "../src/compare/compare.page.tsx"
import * as professionalPage from "../src/enquiries/registration/professional.page.tsx"
import { pageContext } from "../src/platform/pages/page-handle.ts"
import { policy } from "../src/policy.ts"
import * as profilePage from "../src/professionals/profile.page.tsx"
import * as searchPage from "../src/search/search.page.tsx"
import * as homePage from "../src/site/home/home.page.tsx"
import * as aboutPage from "../src/site/policies/about.page.tsx"
import * as helpPage from "../src/site/policies/help.page.tsx"
import * as servicePage from "../src/site/services/service.page.tsx"
import * as servicesPage from "../src/site/services/services.page.tsx"
import * as testimonialsPage from "../src/site/testimonials/testimonials.page.tsx"
import { publicUrl, startTestApp, type TestApp } from "./app.ts"
import { createProfessional } from "./people.ts"

const pages: Record<string, object> = {
  "/": homePage,
  "/search": searchPage,
  "/compare": comparePage,
  "/services": servicesPage,
  "/services/:service": servicePage,
  "/testimonials": testimonialsPage,
  "/professional": professionalPage,
  "/register": registerPage,
  "/help": helpPage,
  "/about": aboutPage,
  "/providers/:id": profilePage,
}

const paths = [
  ...["/", "/search", "/search?category=Architect", "/compare", "/compare?category=architect", "/services"],
  ...["/services/interior-designer", "/services/architect", "/services/real-estate-lawyer", "/testimonials"],
  ...["/professional", "/register?type=professional", "/help", "/about"],
]

interface Rows {
  bookable: number
  verified: number
  reviews: number
}

/** What is said, and the rows that bear it. */
const claims: [RegExp, (rows: Rows) => boolean][] = [
  [/2-3 verified professionals/, ({ verified }) => verified >= 2],
  [/takes? bookings (now|today)|See who you can book|can be booked today/, ({ bookable }) => bookable > 0],
  [/A selection from reviews/, ({ reviews }) => reviews > 0],
  [/reviews after real bookings|average rating\d/, ({ reviews }) => reviews > 0],
  [/[Rr]eal reviews|and reviews;|Work and reviews|the reviews below/, ({ reviews }) => reviews > 0],
  [/Highly rated in Pune/, ({ verified, reviews }) => verified > 0 && reviews > 0],
  [/verified professionals[1-9]/, ({ verified }) => verified > 0],
  [/found in the Council's register/, ({ verified }) => verified > 0],
  // Nobody can write a review here yet, and nobody asks for one.
  [
    /asked for a review|can write a review|[Rr]eviews are written after|can be reviewed, by|say how it went/,
    () => false,
  ],
  // A zero is no achievement.
  [
    /verified professionals0|real bookings0|average rating0|\b0 (verified )?(professionals|reviews)\b|all 0 /,
    () => false,
  ],
]

const apps: TestApp[] = []
const open = async () => {
  const app = await startTestApp()
  apps.push(app)
  return app
}
afterAll(() => Promise.all(apps.map((app) => app.close())))

interface PageProps {
  loaderData: unknown
  params: object
  matches: readonly object[]
}

const routes: RouteObject[] = Object.entries(pages).map(([path, page]) => {
  const { loader, default: Page } = page as { loader?: LoaderFunction; default: ComponentType<PageProps> }
  const Component = () => <Page loaderData={useLoaderData()} params={{}} matches={[]} />
  return { id: path, path, Component, ...(loader ? { loader } : {}) }
})

/** Its title, its description and all that is written on it. */
const shown = async (t: TestApp, path: string) => {
  const requestContext = new RouterContextProvider()
  const ctx = { db: t.db, clock: () => t.clock.now, actor: null, language: "en", requestId: "", network: "", publicUrl }
  requestContext.set(pageContext, { ctx, nonce: "", isCached: true, demo: false, showsMails: false } as never)
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(publicUrl + path), { requestContext })
  if (context instanceof Response) throw new Error(`${path} leads away`)
  expect(context.errors, path).toBeNull()
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
  )
  const { id } = context.matches.at(-1)!.route
  const { meta } = pages[id] as { meta: (args: object) => { title?: string; name?: string; content?: string }[] }
  const root = { id: "root", loaderData: { publicUrl, language: "en" }, data: { publicUrl, language: "en" } }
  const said = meta({ loaderData: context.loaderData[id], matches: [root], params: {}, location: {} })
  const head = said.flatMap(({ title, name, content }) => title ?? (name === "description" ? (content ?? []) : []))
  return [...head, html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "")]
    .join("\n")
    .replaceAll("&#x27;", "'")
}

const untrue = async (t: TestApp, rows: Rows, more: string[] = []) => {
  const found: string[] = []
  for (const path of [...paths, ...more]) {
    const text = await shown(t, path)
    // Sums that professionals pay are none of an advocate's.
    if (text.includes(policy.fees.subscription) && !text.includes("Advocates pay nothing")) found.push(`${path}: fees`)
    for (const [claim, isBorne] of claims) {
      const said = text.match(claim)?.[0]
      if (said && !isBorne(rows)) found.push(`${path}: ${said}`)
    }
  }
  return found
}

test("nobody is there, and nothing that is said needs somebody; then one architect whom nobody has checked", async () => {
  const t = await open()
  expect(await untrue(t, { bookable: 0, verified: 0, reviews: 0 })).toEqual([])
  expect(await shown(t, "/testimonials")).toContain("Be Our First Review!")

  const { professional_id, business_name } = await createProfessional(t, { slug: "architect" })
  const profile = `/providers/${professional_id}`
  expect(await untrue(t, { bookable: 1, verified: 0, reviews: 0 }, [profile])).toEqual([])
  expect(await shown(t, profile)).toContain(`${business_name}, Architect (registration not yet checked) in Pune`)
})

test("with the demo's rows the claims stand", async () => {
  const t = await open()
  await loadDemo(t.db, { now: t.clock.now, hashPassword: async () => "unused" })
  const [{ id }] = await t.db
    .selectFrom("professional_checks")
    .select("professional_id as id")
    .where("kind", "=", "coa")
    .where("result", "=", "approved")
    .where("valid_until", ">", t.clock.now)
    .limit(1)
    .execute()
    .then((rows) => rows as [{ id: string }])
  const profile = `/providers/${id}`
  expect(await untrue(t, { bookable: 30, verified: 24, reviews: 200 }, [profile])).toEqual([])
  for (const path of ["/services", "/services/architect"])
    expect(await shown(t, path), path).toContain("2-3 verified professionals within 24 hours")
  expect(await shown(t, "/testimonials")).toContain("A selection of four- and five-star reviews")
  expect(await shown(t, "/")).toMatch(/verified professionals[1-9].*average rating4\.\d/s)
  expect(await shown(t, profile)).toMatch(/Registration number CA\/\d{4}\/\d{5} found in the Council's register/)
  expect(await shown(t, profile)).toMatch(/Checked on .* by Shubhangi Rane of Sthapati/)
})
