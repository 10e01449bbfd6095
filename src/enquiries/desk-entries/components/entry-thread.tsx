import { noonOf } from "../../../platform/days.ts"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { DeskEntry, DeskEntryKind } from "../desk-entry.schema.ts"
import { deskPageTexts } from "../desk-page.texts.ts"

/** What a value is called that a change names. */
export type ValueNames = (what: string, value: DeskEntry["changes"][string][number]) => string | undefined

interface EntryThreadProps {
  entries: readonly DeskEntry[]
  names: ValueNames
}

/** What was said and done, the oldest first: what was mailed or came back in boxes, changes in lines. */
export function EntryThread({ entries, names }: EntryThreadProps) {
  const t = useTexts(deskPageTexts)
  return (
    <section aria-labelledby="thread" className="grid grid-cols-1 gap-3">
      <h3 id="thread" className="font-sans font-semibold text-base tracking-normal">
        {t.thread}
      </h3>
      {entries.length === 0 && <p className="text-muted">{t.noEntries}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} names={names} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const icons: Record<DeskEntryKind, IconName> = {
  reply: "mail",
  incoming: "message",
  note: "pencil",
  change: "switch",
  approved: "check",
  refused: "x",
  question: "mail",
  acknowledged: "check",
  moved: "calendar",
  escalated: "arrow-right",
  closed: "dash",
  sent: "arrow-right",
  taken_back: "switch",
  unplaced: "alert",
}

/** Where a text stands in: what went out, what came in, and what stays in the house look different. */
const boxes: Partial<Record<DeskEntryKind, string>> = {
  incoming: "border border-line bg-surface",
  note: "bg-brass-soft",
}

function Entry({
  entry: { kind, body, changes, author_name, created_at },
  names,
}: {
  entry: DeskEntry
  names: ValueNames
}) {
  const t = useTexts(deskPageTexts)
  const dates = useDates()
  const nameOf = (what: string, value: DeskEntry["changes"][string][number]): string => {
    if (value === null) return t.none
    if (typeof value === "boolean") return value ? t.yes : t.no
    return names(what, value) ?? (what === "resolve_by" ? dates.day(noonOf(String(value))) : String(value))
  }
  const said = Object.entries(changes).map(([what, [before, now]]) => ({
    act:
      kind === "change"
        ? actOf(t, { what, before, now, by: author_name, names: [nameOf(what, before), nameOf(what, now)] })
        : undefined,
    line: t.became(t.changes[what] ?? what, nameOf(what, before), nameOf(what, now)),
  }))
  const acts = said.flatMap(({ act }) => act ?? [])
  const isMail = kind === "incoming" && author_name === null
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 gap-y-1.5">
      <Icon name={icons[kind]} className="mt-0.5 size-4 text-muted" />
      <p className="wrap-anywhere text-muted text-sm">
        {kind !== "unplaced" && <strong className="font-semibold text-ink">{author_name ?? t.sender} </strong>}
        {acts.length > 0 ? acts.join(", ") : isMail ? t.cameByMail : t.entries[kind]}
        {" · "}
        <time dateTime={created_at} className="inline-block">
          {dates.instant(created_at, new Date())}
        </time>
        {said.map(
          ({ act, line }) =>
            !act && (
              <span key={line} className="block">
                {line}
              </span>
            ),
        )}
      </p>
      {body && (
        <p
          dir="auto"
          className={`wrap-anywhere col-start-2 whitespace-pre-line rounded-md px-4 py-3 ${boxes[kind] ?? "bg-sunken"}`}
        >
          {body}
        </p>
      )}
    </div>
  )
}

interface Change {
  what: string
  before: DeskEntry["changes"][string][number]
  now: DeskEntry["changes"][string][number]
  by: string | null
  /** Of what it was and is. */
  names: readonly [string, string]
}

/** In the words of whoever did it; undefined where there are none. */
const actOf = (t: ReturnType<typeof deskPageTexts.in>, { what, before, now, by, names }: Change) => {
  if (what === "assigned_to") {
    if (now === null) return before === by ? t.givenBack : undefined
    // From a colleague: the line says from whom.
    if (before !== null && before !== by) return undefined
    return now === by ? t.taken : t.givenTo(names[1])
  }
  if (what === "is_spam") return t.markedSpam(now === true)
  return what === "status" ? t.moved(...names) : undefined
}
