import { ErrorState } from "../../../ui/error-state.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { SelectedByView } from "../selected-by.list.ts"
import { selectedByTexts } from "../texts.ts"

/** Who has selected a professional for their project, on the dashboard; nothing where nobody has. */
export function SelectedBy({ view: { users, hasMore, failure } }: { view: SelectedByView }) {
  const t = useTexts(selectedByTexts)
  const dates = useDates()
  if (failure) {
    return (
      <TitledCard title={t.title}>
        <ErrorState message={failure} />
      </TitledCard>
    )
  }
  if (users.length === 0) return null
  const now = new Date()
  return (
    <TitledCard title={t.title}>
      <ul className="grid gap-3">
        {users.map(({ id, name, service_name, selected_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="wrap-anywhere min-w-0">
              <span className="font-semibold">{name || t.unnamed}</span>{" "}
              <span className="text-muted">{t.forService(service_name)}</span>
            </p>
            <time dateTime={selected_at} title={dates.instant(selected_at, now)} className="text-muted text-sm">
              {dates.age(selected_at, now)}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">
        {hasMore && `${t.more} `}
        {t.note}
      </p>
    </TitledCard>
  )
}
