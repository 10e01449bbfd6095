/** A public page as it is written, rendered in this process: its head, what stands on it, and the footer below it. */
import { type ComponentType, use } from "react"
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
import { expect } from "vitest"
import * as loginPage from "../src/accounts/sign-in/log-in.page.tsx"
import * as registerPage from "../src/accounts/sign-up/register.page.tsx"
import * as comparePage from "../src/compare/compare.page.tsx"
import * as careersPage from "../src/enquiries/careers/careers.page.tsx"
import * as professionalPage from "../src/enquiries/registration/professional.page.tsx"
import { pageContext } from "../src/platform/pages/page-handle.ts"
import * as profilePage from "../src/professionals/profile.page.tsx"
import * as searchPage from "../src/search/search.page.tsx"
import { openMarket } from "../src/services/open-market.server.ts"
import { Footer } from "../src/shell/footer.tsx"
import * as homePage from "../src/site/home/home.page.tsx"
import * as ideasPage from "../src/site/ideas/ideas.page.tsx"
import * as aboutPage from "../src/site/policies/about.page.tsx"
import * as helpPage from "../src/site/policies/help.page.tsx"
import * as termsPage from "../src/site/policies/terms.page.tsx"
import * as servicePage from "../src/site/services/service.page.tsx"
import * as servicesPage from "../src/site/services/services.page.tsx"
import * as testimonialsPage from "../src/site/testimonials/testimonials.page.tsx"
import { MarketContext } from "../src/ui/use-texts.ts"
import { publicUrl, type TestApp } from "./app.ts"

const pages: Record<string, object> = {
  "/": homePage,
  "/search": searchPage,
  "/compare": comparePage,
  "/services": servicesPage,
  "/services/:service": servicePage,
  "/testimonials": testimonialsPage,
  "/professional": professionalPage,
  "/register": registerPage,
  "/login": loginPage,
  "/careers": careersPage,
  "/ideas": ideasPage,
  "/terms": termsPage,
  "/help": helpPage,
  "/about": aboutPage,
  "/providers/:id": profilePage,
}

interface PageProps {
  loaderData: unknown
  params: object
  matches: readonly object[]
}

const routes: RouteObject[] = Object.entries(pages).map(([path, page]) => {
  const { loader, default: Page } = page as { loader?: LoaderFunction; default: ComponentType<PageProps> }
  const Component = () => (
    <>
      <Page loaderData={useLoaderData()} params={{}} matches={[]} />
      <Footer demo={false} cities={use(MarketContext).cities} />
    </>
  )
  return { id: path, path, Component, ...(loader ? { loader } : {}) }
})

/** Its title, its description and all that is written on it. */
export const shown = async (t: TestApp, path: string) => {
  const requestContext = new RouterContextProvider()
  const ctx = { db: t.db, clock: () => t.clock.now, actor: null, language: "en", requestId: "", network: "", publicUrl }
  requestContext.set(pageContext, { ctx, nonce: "", isCached: true, demo: false, showsMails: false } as never)
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(publicUrl + path), { requestContext })
  if (context instanceof Response) throw new Error(`${path} leads away`)
  expect(context.errors, path).toBeNull()
  const market = await openMarket({ db: t.db, isCached: true })
  const html = renderToStaticMarkup(
    <MarketContext value={market}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </MarketContext>,
  )
  const { id } = context.matches.at(-1)!.route
  const { meta } = pages[id] as {
    meta: (args: object) => { title?: string; name?: string; property?: string; content?: string }[]
  }
  const site = { publicUrl, language: "en", market }
  const root = { id: "root", loaderData: site, data: site }
  const said = meta({ loaderData: context.loaderData[id], matches: [root], params: {}, location: {} })
  const head = said.flatMap(
    ({ title, name, property, content }) =>
      title ?? (name === "description" || property === "og:image:alt" ? (content ?? []) : []),
  )
  return [...head, html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]*>/g, "")]
    .join("\n")
    .replaceAll("&#x27;", "'")
}
