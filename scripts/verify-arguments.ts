// What is said behind `npm run verify --`: which papers, what was found, and what is wrong with how it was said.
import { parseArgs } from "node:util"
import { fromIndianTime } from "../src/platform/time.ts"
import type { CheckedPapers } from "../src/professionals/checked-papers.server.ts"
import type { decidePaper } from "../src/professionals/papers/desk/paper-desk.server.ts"
import { verificationTexts } from "../src/professionals/texts.ts"
import { type CheckKind, checkKinds } from "../src/professionals/verification.rules.ts"

const { checks: checkTexts } = verificationTexts.in("en")
const titles = checkKinds.map((kind) => ({ kind, title: checkTexts[kind].title }))

export const USAGE = `Records what was found in a professional's papers; the badge and the place in search follow at once.

  npm run verify -- --waiting        what professionals gave and nobody has looked at yet, the oldest first
  npm run verify -- --look <id> --by "…"
                                     shows number and file of one of these; the look is recorded
  npm run verify -- --paper <id> --by "…" [options]
                                     decides one of these
  npm run verify -- <e-mail> --by "…" [options]
                                     records a check for which no paper waits

  --by "Meera Joshi"       who looked at the papers; the profile names them
  --coa CA/2010/12345      the number found in the Council's register
  --gst 27AAPFU0939F1ZV    the GST number that was looked up; with --paper only where it is another one than was given
  --check ${checkKinds.join("|")}      what was checked; may be repeated. Without it: what a number is named for, else all that the badge
                           needs
  --refuse                 the papers are not right; without it they are
  --note "…"               what to remember about it, for the record; the reason of a refusal, which the professional is told
  --valid-until YYYY-MM-DD the last day it holds; a year from now unless said; of another licence what its owner says

${titles.map(({ kind, title }) => `  ${kind}  ${title}`).join("\n")}`

const options = {
  by: { type: "string" },
  coa: { type: "string" },
  gst: { type: "string" },
  help: { type: "boolean", short: "h" },
  check: { type: "string", multiple: true },
  look: { type: "string" },
  paper: { type: "string" },
  waiting: { type: "boolean" },
  refuse: { type: "boolean" },
  note: { type: "string" },
  "valid-until": { type: "string" },
} as const

type Decision = Parameters<typeof decidePaper>[1]
type Look = Pick<Decision, "id" | "by">
type Asked = { papers: CheckedPapers } | { paper: Decision } | { look: Look } | "help" | "waiting"

export function readPapers(args: string[]): Asked {
  refuseUnknown(args)
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) return "help"
  if (values.waiting) return "waiting"
  if (values.look !== undefined) return { look: { id: values.look, by: values.by } }
  const decision = {
    ...{ by: values.by, note: values.note, validUntil: lastDay(values["valid-until"]) },
    result: values.refuse ? ("refused" as const) : ("approved" as const),
  }
  const { paper: id, coa, gst } = values
  const kinds = (values.check ?? []).map(checkKind)
  if (id === undefined) return { papers: { ...decision, email: emailIn(positionals), kinds, numbers: { coa, gst } } }
  if (positionals.length > 0 || kinds.length > 0 || (coa && gst))
    throw new Error(`A paper says whose and what it is: leave out the e-mail, --check and a second number.\n\n${USAGE}`)
  return { paper: { ...decision, id, number: coa ?? gst } }
}

function emailIn([email, ...rest]: string[]) {
  if (!email) throw new Error(`Whose papers? Name a paper by its id, or the professional's e-mail address.\n\n${USAGE}`)
  if (rest.length > 0) throw new Error(`One professional at a time, please: what is "${rest.join(" ")}"?\n\n${USAGE}`)
  return email
}

/** Before parseArgs, whose own messages are for programmers. */
function refuseUnknown(args: string[]) {
  for (const token of parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true }).tokens) {
    if (token.kind !== "option") continue
    const fault = faultOf(token.name, token.value)
    if (fault) throw new Error(`The option ${token.rawName} ${fault}.\n\n${USAGE}`)
  }
}

function faultOf(name: string, value: string | undefined) {
  const option = options[name as keyof typeof options]
  if (!option) return "is not known"
  if (option.type === "boolean") return value === undefined ? undefined : "takes no value"
  return value === undefined || value.startsWith("--") ? "needs a value after it" : undefined
}

function checkKind(name: string): CheckKind {
  const known = checkKinds.find((kind) => kind === name)
  if (known) return known
  throw new Error(
    `There is no check "${name}". There are: ${titles.map(({ kind, title }) => `${kind} (${title})`).join(", ")}.`,
  )
}

/** The named day still counts. */
function lastDay(day: string | undefined): Date | undefined {
  if (day === undefined) return undefined
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? fromIndianTime(day, "23:59:59") : undefined
  if (!end) throw new Error(`"${day}" is not a day of the calendar, written as YYYY-MM-DD.`)
  return end
}
