import { Badge } from "../../../ui/badge.tsx"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { RowAction } from "../../../ui/list/row-action.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { OwnSession } from "../session.contract.ts"
import { ownSessionsTexts } from "../texts.ts"

/** A telephone, upright, on the grid of ui/icon.tsx. */
const handheld = "M7 3h10v18H7ZM10.5 18h3"

type OwnSessionsProps = { sessions: readonly OwnSession[]; total: number }

/** Where somebody is signed in. Its buttons are for a page whose action is `endSessions`. */
export function OwnSessions({ sessions, total }: OwnSessionsProps) {
  const t = useTexts(ownSessionsTexts)
  const now = new Date()
  return (
    <TitledCard title={t.title}>
      <p className="max-w-prose text-muted">{t.lead}</p>
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {sessions.map((session) => (
          <Session key={session.id} session={session} now={now} isAlone={total === 1} />
        ))}
      </ul>
      {total > sessions.length && <p className="pt-3 text-muted">{t.notAll(sessions.length, total)}</p>}
      {total > 1 && (
        <div className="border-line border-t pt-4">
          <RowAction list={reloaded} act={{}}>
            {(button, busy) => (
              <Button {...button} variant="secondary" icon="logout" busy={busy}>
                {t.endOthers}
              </Button>
            )}
          </RowAction>
        </div>
      )}
    </TitledCard>
  )
}

/** After an act the page loads what there is. */
const reloaded = { onActed: () => undefined }

type SessionProps = { session: OwnSession; now: Date; isAlone: boolean }

function Session({ session, now, isAlone }: SessionProps) {
  const { id, device, is_handheld, is_this, network, signed_in_at, last_used_at } = session
  const t = useTexts(ownSessionsTexts)
  const dates = useDates()
  const facts = [
    is_this ? t.inUse : endUnbroken(t.lastUsed(dates.instant(last_used_at, now))),
    t.since(dates.day(signed_in_at)),
    t.network(network),
  ]
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 sm:flex-nowrap ${isAlone ? "" : "pb-3"}`}>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-fill text-muted max-sm:self-start">
        {is_handheld ? <Icon shape={handheld} /> : <Icon name="monitor" />}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{device}</span>
          {is_this && <Badge tone="neem">{t.thisDevice}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {facts.map((fact, place) => (
            <span key={fact} className="max-sm:block">
              {place > 0 && <span className="max-sm:hidden">{"\u00a0· "}</span>}
              {fact}
            </span>
          ))}
        </p>
      </div>
      {!is_this && (
        <RowAction list={reloaded} act={{ id }}>
          {(button, busy) => (
            <Button {...button} variant="quiet" size="small" busy={busy} className="max-sm:ml-10">
              {t.end} <span className="sr-only">{t.endOf(device)}</span>
            </Button>
          )}
        </RowAction>
      )}
    </li>
  )
}

/** A line does not end before "pm". */
const endUnbroken = (text: string) => text.replace(/ (?=\S+$)/, "\u00a0")
