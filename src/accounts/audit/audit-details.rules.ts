/** The details of an act in words: lines of pieces, of which some are rows that have a page. Pure. */
import { noonOf } from "../../platform/days.ts"
import { type datesIn, fromIndianTime } from "../../platform/time.ts"
import { type Named, placeKey, placeKinds } from "./audit-references.rules.ts"

/** Words, or a row by its id. */
export type Piece = string | { id: string; named: Named }

export interface DetailLine {
  name: string
  label: string
  pieces: readonly Piece[]
}

interface DetailTexts {
  labels: Record<string, string | undefined>
  values: Record<string, Record<string, string | undefined> | undefined>
  yes: string
  no: string
  nothing: string
  became: string
}

interface Entry {
  act: string
  details: Record<string, unknown>
  /** Of a file there are none: ids stay as they are. */
  names: Record<string, Named>
}

interface Saying extends Omit<Entry, "details"> {
  texts: DetailTexts
  dates: ReturnType<typeof datesIn>
}

type Rows = Record<string, unknown>

const isRows = (value: unknown): value is Rows => typeof value === "object" && value !== null && !Array.isArray(value)
const isSaid = (name: string, value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(name.startsWith("has_") && value === false)

export const detailLines = (entry: Entry, texts: DetailTexts, dates: Saying["dates"]): DetailLine[] => {
  const saying = { ...entry, texts, dates }
  const { before, after, ...rest } = entry.details
  const isChange = isRows(before) && isRows(after)
  const changes = isChange ? changedFields(before, after) : []
  return [
    ...changes.map(([name, was, is]) => line(saying, name, became(saying, name, was, is))),
    ...Object.entries(isChange ? rest : entry.details)
      .filter(([name, value]) => isSaid(name, value))
      .map(([name, value]) => line(saying, name, piecesOf(saying, name, value))),
  ]
}

const line = ({ texts: { labels }, act }: Saying, name: string, pieces: readonly Piece[]): DetailLine => ({
  name,
  label: labels[`${act} ${name}`] ?? labels[name] ?? capital(name.replace(/_ids?$/, "").replaceAll("_", " ")),
  pieces,
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const changedFields = (before: Rows, after: Rows) =>
  Object.entries(after)
    .map(([name, is]) => [name, before[name], is] as const)
    .filter(([, was, is]) => JSON.stringify(was) !== JSON.stringify(is))

const became = (saying: Saying, name: string, was: unknown, is: unknown): Piece[] => [
  ...piecesOf(saying, name, was),
  saying.texts.became,
  ...piecesOf(saying, name, is),
]

/** Of such acts each detail is a pair: what it was and what it became. */
const hasPairs = (act: string) => /^(change_submission|change_grievance|grievance_[a-z]+)$/.test(act)

const piecesOf = (saying: Saying, name: string, value: unknown): Piece[] => {
  const { texts, names, act } = saying
  const key = placeKind(name) ? placeKey(placeKind(name)!, String(value)) : String(value)
  const named = names[key]
  if (named) return [{ id: String(value), named }]
  if (!isSaid(name, value)) return [wordOf(saying, name, "") ?? texts.nothing]
  if (Array.isArray(value) && value.length === 0) return [texts.nothing]
  if (Array.isArray(value))
    return hasPairs(act) && value.length === 2
      ? became(saying, name, value[0], value[1])
      : joined(value.map((one) => piecesOf(saying, name, one)))
  if (isRows(value))
    return joined(
      Object.entries(value)
        .filter(([inner, one]) => isSaid(inner, one))
        .map(([inner, one]) => [`${labelWithin(saying, name, inner)} `, ...piecesOf(saying, inner, one)]),
    )
  return [textOf(saying, name, value)]
}

const placeKind = (name: string) =>
  Object.hasOwn(placeKinds, name) ? placeKinds[name as keyof typeof placeKinds] : undefined

/** Numbers are kept by the check that they are of. */
const labelWithin = (saying: Saying, name: string, inner: string) =>
  wordOf(saying, name, inner) ?? line(saying, inner, []).label

const wordOf = ({ texts: { values }, act }: Saying, name: string, value: string) => {
  const words = values[`${act} ${name}`] ?? values[name]
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}

const joined = (all: readonly Piece[][]) => all.flatMap((pieces, at) => (at > 0 ? [", ", ...pieces] : pieces))

const textOf = (saying: Saying, name: string, value: unknown) => {
  const { texts, dates } = saying
  if (typeof value === "boolean") return value ? texts.yes : texts.no
  const word = wordOf(saying, name, String(value))
  if (word !== undefined) return word
  if (typeof value === "number") return isAmount(name) ? value.toLocaleString("en-IN") : String(value)
  if (typeof value !== "string") return JSON.stringify(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dates.day(noonOf(value))
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return withYear(dates, value)
  // A minute in Indian time, as a form has it.
  const minute = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(value)
  const at = minute && fromIndianTime(minute[1]!, minute[2]!)
  return at ? withYear(dates, at.toISOString()) : value
}

/** Degrees and ids are none. */
const isAmount = (name: string) => name !== "latitude" && name !== "longitude" && !placeKind(name)

/** The record is read years later. */
const withYear = ({ day, clock }: Saying["dates"], instant: string) => `${day(instant)}, ${clock(instant)}`
