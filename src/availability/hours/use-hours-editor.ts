import { useState } from "react"
import { type FormFailure, refusal } from "../../platform/form/form.ts"
import { newId } from "../../platform/id.ts"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"
import { type DraftStore, tabDraft } from "../../ui/form/use-saved-draft.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { type Faults, useRules } from "./faults.ts"
import { loadHours, type OwnHours, saveHours } from "./hours.actions.ts"
import { type Availability, faultsOf } from "./hours.rules.ts"
import { hoursTexts, ownHoursTexts } from "./texts.ts"

/**
 * Hours while they are edited. They are a document of lists, so they are kept here and not in fields of the browser's own
 * (docs/decisions/0014); draft, one sending at a time and refusals are as in any form.
 */
export function useHoursEditor(loaded: OwnHours) {
  const t = useTexts(ownHoursTexts)
  const { fields } = useTexts(hoursTexts)
  const rules = useRules()
  const draft = tabDraft(`hours:${loaded.id}`)
  const [saved, setSaved] = useState(loaded)
  const [edited, setEdited] = useState(() => readDraft(draft) ?? loaded)
  const [refused, setRefused] = useState<FormFailure>()
  const { busy, run } = useOneAtATime()
  const { availability, version } = edited

  const isDirty = !isSame(availability, saved.availability)
  const own = faultsOf(availability).map(({ path, rule }): [string, string] => {
    const label = (fields as Record<string, string>)[path.at(-1)!] ?? ""
    return [path.join("."), rules[rule](label)]
  })
  const faults: Faults = { ...fieldFaults(refused), ...Object.fromEntries(own) }

  const replaceWith = (fresh: OwnHours) => {
    draft.forget()
    setRefused(undefined)
    setSaved(fresh)
    setEdited(fresh)
  }
  const change = (part: Partial<Availability>) => {
    const next = { ...availability, ...part }
    draft.save({ typed: { hours: JSON.stringify({ availability: next, version }) }, key: newId() })
    // The server's faults were of what was sent; a conflict with another change still holds.
    setRefused((before) => (before?.code === "conflict" ? before : undefined))
    setEdited({ availability: next, version })
  }
  const save = (version: number | undefined) =>
    run(async () => {
      if (own.length > 0) return goToFault()
      try {
        const answer = await saveHours(saved.id, availability, version)
        replaceWith({ ...answer, id: saved.id })
        toast("success", answer.message)
      } catch (failure) {
        setRefused(refusal(failure, t.failed))
      }
    })
  const takeTheirs = () =>
    run(async () => {
      const fresh = await loadHours()
      if ("failure" in fresh) toast("error", fresh.failure, 5000)
      else replaceWith(fresh)
    })

  return {
    availability,
    faults,
    isDirty,
    busy,
    /** Of the whole of it. */
    refused: refused && Object.keys(fieldFaults(refused)).length === 0 ? refused : undefined,
    taken: saved.taken,
    duration: saved.duration,
    services: saved.services,
    change,
    save: () => save(version),
    /** Over what somebody else, or another window, has saved meanwhile. */
    saveAnyway: () => save(undefined),
    takeTheirs,
    undo: () => replaceWith(saved),
  }
}

export type HoursEditor = ReturnType<typeof useHoursEditor>

const fieldFaults = (refused: FormFailure | undefined): Faults =>
  Object.fromEntries(
    Object.entries(refused?.fields ?? {}).map(([path, message]) => [path.replace(/^availability\.?/, ""), message]),
  )

const goToFault = () => document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus()

const isSame = (one: Availability, other: Availability) =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other))

/** As the server gives it back. */
const normalized = ({
  weekly,
  exceptions,
  slot_minutes,
  notice_minutes,
  horizon_days,
  buffer_minutes,
}: Availability) => {
  const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
  const days = weekly.map(({ weekday, from, to }) => ({ weekday, from, to })).sort(byText)
  const others = exceptions
    .map(({ date, until, closed, from, to }) => (closed ? { date, until } : { date, from, to }))
    .sort(byText)
  return [days, others, slot_minutes, notice_minutes, horizon_days, buffer_minutes]
}

const readDraft = (place: DraftStore): Pick<OwnHours, "availability" | "version"> | undefined => {
  const hours = place.read()?.typed.hours
  return typeof hours === "string" ? (JSON.parse(hours) as Pick<OwnHours, "availability" | "version">) : undefined
}
