import { nothingOpen } from "./platform/language/market.ts"
import { openMarket } from "./services/open-market.server.ts"
import "./ui/tokens.css"
import { type ReactNode, useContext } from "react"
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useHref,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from "react-router"
import type { Route } from "./+types/root"
import { brand } from "./brand.ts"
import { languageHere, languageOfPath, languageTag } from "./platform/language/language.ts"
import { isStaticPage, pageContext } from "./platform/pages/page-handle.ts"
import { errorHeadersFirst } from "./platform/pages/public-loader.server.ts"
import { logout } from "./platform/session/logout.ts"
import { type Site, siteOf } from "./sharing/page-meta.ts"
import { AppScripts } from "./shell/app-scripts.tsx"
import { RouteError } from "./shell/error-page.tsx"
import { Footer } from "./shell/footer.tsx"
import headScript from "./shell/head.script.ts?script-text"
import { Header, HeaderMenus } from "./shell/header.tsx"
import outboxScript from "./shell/outbox.script.ts?script-src"
import { PageAnnouncer, useTargetFocus } from "./shell/page-announcer.tsx"
import staticPageScript from "./shell/static-page.script.ts?script-src"
import { siteDescriptionTexts } from "./shell/texts.ts"
import unreadScript from "./shell/unread.script.ts?script-src"
import { VisitorBar } from "./shell/visitor-bar.tsx"
import { currentBanner } from "./site/curation/banner.server.ts"
import { SiteBanner } from "./site/curation/components/site-banner.tsx"
import { useCodeLoading } from "./ui/code-loading.ts"
import { ToastRegion } from "./ui/overlay/toast.tsx"
import { LanguageContext, MarketContext } from "./ui/use-texts.ts"

/** The two files that every first screen needs. */
const firstFonts = ["/fonts/fraunces-latin.woff2", "/fonts/mukta-400-latin.woff2"]

export const links: LinksFunction = () => [
  ...firstFonts.map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
]

const descriptionOf = (site: Site) => siteDescriptionTexts.in(site.language).description(site)

export const meta: Route.MetaFunction = ({ matches, error }) => [
  // The error page writes its own.
  ...(error ? [] : [{ title: `${brand.name} · ${brand.tagline}` }]),
  ...(import.meta.env.SSR ? [{ name: "description", content: descriptionOf(siteOf(matches)) }] : []),
]

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { isCached, demo, ctx } = context.get(pageContext)
  const { db, clock, publicUrl, language } = ctx
  const [banner, market] = await Promise.all([currentBanner({ db, clock, isCached }), openMarket({ db, isCached })])
  return { isCached, demo, publicUrl, language, banner, market }
}

export const headers = errorHeadersFirst

/** The visitor's own things never come from here, so nothing in it goes stale while moving between pages. */
export const shouldRevalidate = () => false

/**
 * On the server what the renderer was given: in the data of the page it would be told to the page. In the browser it is
 * hidden from the markup; the property still has it, and hydration must find it the same.
 */
const useNonce = () => {
  const { nonce } = useContext(UNSAFE_FrameworkContext)!
  if (typeof document === "undefined") return nonce
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined
}

/** Also where no data came, for the error page. */
const useAddressLanguage = () => {
  const start = useHref("/")
  return typeof document === "undefined" ? languageOfPath(start).language : languageHere()
}

/** A page may ask to be sent without the application (docs/decisions/0005): it is never hydrated, so the browser's copy says false. */
const useIsStaticPage = () => {
  const matches = useMatches()
  return typeof document === "undefined" && isStaticPage(matches)
}

/** People's own areas are no public pages, and a conversation fills the window. */
const inFrame = /^shell\/.*(area|signed-in)\.page$|^messaging\//
/** Forms of the account have one thing to do. */
const ofAccount = /^accounts\//
const useIsPageOf = (files: RegExp) => useMatches().some(({ id }) => files.test(id))

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const isStaticPage = useIsStaticPage()
  const language = useAddressLanguage()
  const hasBanner = !useIsPageOf(inFrame)
  const hasVisitorBar = !useIsPageOf(ofAccount)
  const { demo = false, isCached, banner, market = nothingOpen } = useRouteLoaderData<typeof loader>("root") ?? {}
  return (
    <LanguageContext value={language}>
      <html lang={languageTag[language]} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#FAF6EE" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#171615" media="(prefers-color-scheme: dark)" />
          {nonce && isCached === false && (
            <meta property="csp-nonce" content={nonce} nonce={nonce} suppressHydrationWarning />
          )}
          <script nonce={nonce} data-outbox={import.meta.env.SSR ? outboxScript : undefined} suppressHydrationWarning>
            {import.meta.env.SSR ? headScript : " "}
          </script>
          <Meta />
          <Links nonce={nonce} />
        </head>
        <body>
          <PendingBar />
          <Header demo={demo} />
          {banner && hasBanner && <SiteBanner banner={banner} />}
          <main id="main" tabIndex={-1}>
            <MarketContext value={market}>{children}</MarketContext>
          </main>
          <Footer demo={demo} cities={market.cities} />
          {hasVisitorBar && <VisitorBar />}
          <HeaderMenus onLogout={logout} />
          <ToastRegion />
          {isStaticPage ? (
            <script
              src={staticPageScript}
              data-unread={import.meta.env.SSR ? unreadScript : undefined}
              defer
              nonce={nonce}
            />
          ) : (
            <>
              <PageAnnouncer />
              <ScrollRestoration nonce={nonce} />
              <AppScripts nonce={nonce} />
            </>
          )}
        </body>
      </html>
    </LanguageContext>
  )
}

/** A page is on its way: seen only where it takes a while. */
function PendingBar() {
  const { state } = useNavigation()
  const isFetchingCode = useCodeLoading()
  if (state === "idle" && !isFetchingCode) return null
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-pending bg-tile print:hidden"
    />
  )
}

export default function App() {
  useTargetFocus()
  return <Outlet />
}

export const ErrorBoundary = RouteError
