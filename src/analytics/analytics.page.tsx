import { useNavigation, useRevalidator } from "react-router"
import { ownProfessionalId } from "../accounts/profile/profile.actions.ts"
import { ApiFailure, call, failureMessage } from "../platform/api/api-client.ts"
import { noonOf } from "../platform/days.ts"
import { textsHere } from "../platform/language/language.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { buttonStyle } from "../ui/button-style.ts"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { LinkButton } from "../ui/link.tsx"
import { useFreshOnReturn } from "../ui/list/use-fresh-on-return.ts"
import { Tooltip } from "../ui/overlay/tooltip.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { Tabs } from "../ui/tabs.tsx"
import { useLastLoaded } from "../ui/use-last-loaded.ts"
import { useQueryParams } from "../ui/use-query-params.ts"
import { useDates, useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/analytics.page"
import { professionalAnalytics } from "./analytics.contract.ts"
import type { Analytics } from "./analytics.schema.ts"
import { FigureCards } from "./components/figure-cards.tsx"
import { OverTime } from "./components/over-time.tsx"
import { hasNothing } from "./figure.rules.ts"
import { analyticsFileAddress, periodNamed, periods } from "./period.rules.ts"
import { analyticsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, analyticsTexts, (t) => t.title)

type LoadedPage = { loaded: { id: string; analytics: Analytics } } | { failure: string; isDisabled: boolean }

export const clientLoader = async ({ request: { signal, url } }: Route.ClientLoaderArgs): Promise<LoadedPage> => {
  const t = textsHere(analyticsTexts)
  const id = await ownProfessionalId()
  if (!id) return { failure: t.noId, isDisabled: false }
  try {
    const period = periodNamed(new URL(url).searchParams.get("period"))
    const { analytics } = await call(professionalAnalytics, { professionalId: id, period }, { signal })
    return { loaded: { id, analytics } }
  } catch (error) {
    if (signal.aborted) throw error
    if (isDisabled(error)) return { failure: error.message || textsHere(analyticsTexts).failed, isDisabled: true }
    return { failure: failureMessage(error, t.failed), isDisabled: false }
  }
}

/** A site that has too much to do says 503 as well, and works again at the next try. */
const isDisabled = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status === 503 && error.details.is_disabled === true

export function HydrateFallback() {
  return <PageLoading label={useTexts(analyticsTexts).loading} />
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(analyticsTexts)
  const shown = useLastLoaded(loaderData)
  const { revalidate, state } = useRevalidator()
  const failure = "failure" in loaderData ? loaderData : undefined
  useFreshOnReturn(failure)
  const actions = (
    <LinkButton variant="secondary" icon="user" to="/provider/profile">
      {t.profile}
    </LinkButton>
  )
  return (
    <>
      <AreaHeading title={t.title} actions={actions}>
        {t.lead}
      </AreaHeading>
      {failure?.isDisabled ? (
        <EmptyState title={t.disabled.title}>
          <p>{failure.failure}</p>
          <p>{t.disabled.later}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {failure && (
            <ErrorState message={failure.failure} onRetry={() => void revalidate()} busy={state !== "idle"} />
          )}
          {shown?.loaded && <Loaded {...shown.loaded} />}
        </div>
      )}
    </>
  )
}

function Loaded({ id, analytics }: { id: string; analytics: Analytics }) {
  const t = useTexts(analyticsTexts)
  const { day, instant } = useDates()
  const asked = periodNamed(useQueryParams().get("period"))
  const isLoading = useNavigation().state === "loading"
  const { period, from, to, previous, counted_until } = analytics
  const named = (date: string) => day(noonOf(date))
  const tabs = periods.map((one) => ({ label: t.periods[one], to: `?period=${one}`, current: one === asked }))
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-y-3 border-line sm:gap-x-6 border-b">
          <Tabs label={t.periods.label} items={tabs} bare />
          <a
            href={analyticsFileAddress(id, period)}
            download
            className={`${buttonStyle("quiet", "small")} max-sm:px-2`}
          >
            {t.file}
          </a>
        </div>
        <div>
          <p className="font-semibold">{t.span(period, named(from), named(to))}</p>
          <p className="max-w-prose text-muted text-sm">
            {t.compared(period, named(previous.from), named(previous.to))}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
            <p role="status">{counted_until ? t.countedUntil(instant(counted_until, new Date())) : t.notCounted}</p>
            <Tooltip label={t.daysMeant.title}>{t.daysMeant.text}</Tooltip>
          </div>
        </div>
      </div>
      {hasNothing(analytics) ? (
        <EmptyState title={t.empty.title} action={<LinkButton to={`/providers/${id}`}>{t.empty.action}</LinkButton>}>
          {t.empty.text}
        </EmptyState>
      ) : (
        <div aria-busy={isLoading} className={`grid gap-6 transition-opacity ${isLoading ? "opacity-60" : ""}`}>
          <FigureCards analytics={analytics} />
          <OverTime analytics={analytics} />
        </div>
      )}
    </>
  )
}
