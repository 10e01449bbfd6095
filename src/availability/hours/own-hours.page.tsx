import { useState } from "react"
import { useRevalidator } from "react-router"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useLastLoaded } from "../../ui/use-last-loaded.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { longestStretch } from "../free-times.rules.ts"
import type { Route } from "./+types/own-hours.page"
import { BookingRules } from "./components/booking-rules.tsx"
import { DifferentDays } from "./components/different-days.tsx"
import { FreePreview, freeAhead } from "./components/free-preview.tsx"
import { SaveBar } from "./components/save-bar.tsx"
import { WeekHours } from "./components/week-hours.tsx"
import { loadHours, type OwnHours } from "./hours.actions.ts"
import { hoursOf } from "./hours.rules.ts"
import { ownHoursTexts } from "./texts.ts"
import { useHoursEditor } from "./use-hours-editor.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, ownHoursTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadHours(signal)

export function HydrateFallback() {
  return <PageLoading label={useTexts(ownHoursTexts).loading} />
}

export default function OwnHoursPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(ownHoursTexts)
  const { revalidate, state } = useRevalidator()
  const shown = useLastLoaded(loaderData)
  return (
    <>
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      {"failure" in loaderData && !shown && (
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      )}
      {shown && <Editor key={shown.id} loaded={shown} />}
    </>
  )
}

function Editor({ loaded }: { loaded: OwnHours }) {
  const { preview: t } = useTexts(ownHoursTexts)
  const editor = useHoursEditor(loaded)
  const [now] = useState(() => new Date())
  const { availability, faults, change } = editor
  const isFaulty = Object.keys(faults).length > 0
  const { taken, duration } = editor
  const free = isFaulty ? [] : freeAhead({ availability, taken, duration, now })
  const keepsHours = availability.weekly.length > 0
  const longest = keepsHours && !isFaulty ? longestStretch(hoursOf(availability)) : null
  return (
    <div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <WeekHours weekly={availability.weekly} faults={faults} onChange={(weekly) => change({ weekly })} />
          <DifferentDays
            days={availability.exceptions}
            faults={faults}
            now={now}
            keepsHours={keepsHours}
            horizon={availability.horizon_days}
            onChange={(exceptions) => change({ exceptions })}
          />
          <BookingRules availability={availability} onChange={change} />
        </div>
        <aside className="min-w-0 max-md:hidden xl:sticky xl:top-24">
          <FreePreview days={free} {...{ isFaulty, duration, now }} />
        </aside>
      </div>
      <p className="mt-4 text-muted text-sm md:hidden">{t.booked}</p>
      <SaveBar editor={editor} next={free[0]} longest={longest} />
    </div>
  )
}
