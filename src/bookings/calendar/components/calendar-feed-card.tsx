import { useState } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { CopyRow } from "../../../ui/copy-row.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { endFeedLink, makeFeedLink } from "../calendar.actions.ts"
import { calendarLinkTexts } from "../texts.ts"

interface CalendarFeedCardProps {
  /** Of the professional. */
  id: string
  /** Since when there is a link; null: there is none. */
  since: string | null
}

/** The calendar link of a professional's bookings: made, shown once, replaced, revoked. */
export function CalendarFeedCard({ id, since }: CalendarFeedCardProps) {
  const { feed: t } = useTexts(calendarLinkTexts)
  const dates = useDates()
  const [url, setUrl] = useState<string>()
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const make = () =>
    run(async () => {
      const made = await makeFeedLink(id)
      if (made) setUrl(made.url)
      await revalidate()
    })
  const end = () =>
    run(async () => {
      if (await endFeedLink(id)) setUrl(undefined)
      await revalidate()
    })
  return (
    <TitledCard title={t.title}>
      <div className="grid justify-items-start gap-4">
        <p>{t.text}</p>
        {url && (
          <div className="grid w-full gap-2">
            <CopyRow label={t.label} text={url} texts={t} isFresh />
            <p className="text-muted text-sm">{t.secret}</p>
          </div>
        )}
        {since && !url && <p className="text-muted">{t.since(dates.day(since))}</p>}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon="calendar" busy={busy} onClick={() => void make()}>
            {since ? t.makeNew : t.make}
          </Button>
          {since && (
            <Button variant="quiet-danger" disabled={busy} onClick={() => void end()}>
              {t.end}
            </Button>
          )}
        </div>
        {since && <p className="text-muted text-sm">{t.ends}</p>}
      </div>
    </TitledCard>
  )
}
