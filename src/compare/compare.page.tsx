import { type ReactNode, useEffect, useRef, useState } from "react"
import { type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from "react-router"
import type { PageHandle } from "../platform/pages/page-handle.ts"
import { publicLoaderOr } from "../platform/pages/public-loader.server.ts"
import { serviceSlug } from "../services/service.rules.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { described, trailFromHome } from "../sharing/structured-data.ts"
import { Breadcrumb } from "../ui/breadcrumb.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { toast } from "../ui/overlay/toast-store.ts"
import { useLeadOn } from "../ui/use-lead-on.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/compare.page"
import { comparePicture } from "./compare.sharing.ts"
import { getComparison, withoutProfessionals } from "./comparison.server.ts"
import type { Comparison } from "./comparison.ts"
import {
  BOX,
  compareAddress,
  isOnlyOtherSelection,
  MIN_COMPARED,
  readComparison,
  TABLE,
} from "./comparison-url.rules.ts"
import { CategoryChoice } from "./components/category-choice.tsx"
import { Choices, NoChoices } from "./components/choices.tsx"
import { ComparisonTable } from "./components/comparison-table.tsx"
import { compareTexts } from "./texts.ts"
import { trayTexts } from "./tray/texts.ts"
import { readTray, saveTray } from "./tray/tray-store.ts"

export const handle: PageHandle = { cache: { seconds: 10, reads: ["category", "cursor"], lists: ["ids", BOX] } }

const askedBy = ({ request }: { request: Request }) => readComparison(new URL(request.url).searchParams)

export const loader = publicLoaderOr(
  (ctx, args) => getComparison(ctx, askedBy(args)),
  (ctx, args) => withoutProfessionals(ctx, askedBy(args)),
)
/** What was shown last: where a choice cannot be loaded, the way to another stays. */
let shown: Comparison | undefined
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Comparison> => {
  try {
    return await serverLoader()
  } catch (error) {
    if (!shown || error instanceof Response) throw error
    const { category, ids } = askedBy({ request })
    const { categories, compared } = shown
    return {
      ...shown,
      category: categories.find(({ slug }) => slug === serviceSlug(category)) ?? null,
      compared: compared.filter(({ id }) => ids.includes(id)),
      choices: null,
      next: null,
    }
  }
}
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOtherSelection(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches)
  const t = compareTexts.in(site.language)
  const { ids } = readComparison(new URLSearchParams(location.search))
  return [
    ...pageMeta(site, {
      title: t.meta.title(site),
      description: t.meta.description(site),
      path: "/compare",
      picture: comparePicture(site),
    }),
    ...(import.meta.env.SSR ? [described(trailFromHome(site, { name: t.trail.here, path: "/compare" }))] : []),
    ...(ids.length > 0 ? [{ name: "robots", content: "noindex, follow" }] : []),
  ]
}

export default function ComparePage({ loaderData: view }: Route.ComponentProps) {
  const t = useTexts(compareTexts)
  const { tooMany } = useTexts(trayTexts)
  const { category, compared, choices, cursor, isTooMany, isSomebodyGone } = view
  const isCompared = compared.length >= MIN_COMPARED
  useTray(view)
  useEffect(() => {
    shown = view
  }, [view])
  const revalidator = useRevalidator()
  useEffect(() => {
    if (choices === null) toast("error", t.failed)
  }, [choices, t])
  const notices = [
    ...(isTooMany ? [tooMany] : []),
    ...(isSomebodyGone ? [t.gone] : []),
    // Who turns a page has pressed nothing yet.
    ...(compared.length > 0 && compared.length < MIN_COMPARED && cursor === null ? [t.tooFew] : []),
  ]
  const list = [category?.slug, cursor, ...compared.map(({ id }) => id)].join(" ")
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-4 md:py-8">
      <div>
        <Breadcrumb items={[{ label: t.trail.home, to: "/" }, { label: t.trail.here }]} />
        <h1 className="mt-2 text-2xl md:text-3xl">{t.heading}</h1>
        {!isCompared && <p className="mt-2 max-w-3xl text-lg text-muted">{t.lead}</p>}
      </div>
      {notices.length > 0 && (
        <div role="status" className="max-w-3xl rounded-lg border border-line bg-surface px-4 py-3">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {/* The form leads there, and does not know how many will have been chosen. */}
      {isCompared ? <SideBySide view={view} /> : <div id={TABLE} hidden />}
      <Chooser isCompared={isCompared}>
        <CategoryChoice view={view} />
        {choices === null ? (
          <ErrorState
            title={t.failed}
            message={t.failedAdvice}
            onRetry={() => void revalidator.revalidate()}
            busy={revalidator.state === "loading"}
          />
        ) : (
          <>
            {choices.length === compared.length && <NoChoices view={view} />}
            {choices.length > 0 && <Choices key={list} view={view} choices={choices} />}
          </>
        )}
      </Chooser>
    </div>
  )
}

/** Folded for who comes to a comparison; open for who chooses, also after they have enough. */
function Chooser({ isCompared, children }: { isCompared: boolean; children: ReactNode }) {
  const { list: t } = useTexts(compareTexts)
  const [isFolded, setFolded] = useState(isCompared)
  if (isFolded && !isCompared) setFolded(false)
  const title = (
    <h2 id="choose" className="text-xl md:text-2xl">
      {t.title}
    </h2>
  )
  const content = <div className="grid grid-cols-1 gap-5">{children}</div>
  if (!isFolded)
    return (
      <section aria-labelledby="choose" className="no-print grid grid-cols-1 gap-5">
        {title}
        {content}
      </section>
    )
  return (
    <details className="no-print group border-line border-y">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-2">
        {title}
        <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="pt-3 pb-6">{content}</div>
    </details>
  )
}

/** The comparison. Who pressed Compare, or took somebody out, goes on at its head. */
function SideBySide({ view: { category, compared } }: { view: Comparison }) {
  const { table: t } = useTexts(compareTexts)
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (key !== "default" && hash === `#${TABLE}`) heading.current?.focus()
  }, [hash, key])
  const ids = compared.map(({ id }) => id)
  return (
    <section aria-labelledby={TABLE} className="grid grid-cols-1 gap-4">
      <h2
        id={TABLE}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-xl focus-visible:outline-none md:text-2xl"
      >
        {t.title}
      </h2>
      <ComparisonTable
        compared={compared}
        addressWithout={(id) => compareAddress({ category: category?.name, ids: ids.filter((other) => other !== id) })}
      />
      <p className="max-w-3xl text-muted text-sm">
        {t.note((text) => (
          <Link to="/help#ranking" className="underline underline-offset-4">
            {text}
          </Link>
        ))}
      </p>
    </section>
  )
}

/** Who is compared goes on to other pages; who comes without a choice finds the one made there. */
function useTray({ compared, category, choices }: Comparison) {
  const leadOn = useLeadOn()
  useEffect(() => {
    if (choices === null) return
    if (compared.length > 0) return saveTray(compared.map(({ id, business_name }) => ({ id, name: business_name })))
    const ids = readTray().map(({ id }) => id)
    if (ids.length > 0 && !category) return leadOn(`${compareAddress({ ids })}#${TABLE}`)
  }, [compared, category, choices, leadOn])
}
