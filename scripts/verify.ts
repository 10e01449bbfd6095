/**
 * npm run verify: lists what professionals gave to be checked, and records what was found in it, until the admin's desk does
 * it. Works beside the running app and without it.
 */
import { datesIn } from "../src/platform/time.ts"
import { decidePaper, listWaitingPapers, lookAtPaper } from "../src/professionals/papers/desk/paper-desk.server.ts"
import { maskedNumber, type PaperCheck } from "../src/professionals/papers/paper.rules.ts"
import { verificationTexts } from "../src/professionals/texts.ts"
import { recordChecks } from "../src/professionals/verification.server.ts"
import { onDatabase, runCommand } from "./operator.ts"
import { readPapers, USAGE } from "./verify-arguments.ts"

const { checks: checkTexts } = verificationTexts.in("en")
const { day } = datesIn("en")
const clock = () => new Date()
const MOST_LISTED = 100

await runCommand(async () => {
  const asked = readPapers(process.argv.slice(2))
  if (asked === "help") return USAGE
  return onDatabase("verify", async (db) => {
    const ctx = { db, actor: null, clock }
    if (asked === "waiting") return listed(await listWaitingPapers(ctx, { limit: MOST_LISTED }))
    if ("look" in asked) return shown(await lookAtPaper({ ...ctx, network: null }, asked.look))
    if ("papers" in asked) return told(await recordChecks(ctx, asked.papers))
    const { licence, checks } = await decidePaper(ctx, asked.paper)
    return licence ? decided(licence) : told(checks)
  })
})

function listed({ papers, next }: Awaited<ReturnType<typeof listWaitingPapers>>) {
  if (papers.length === 0) return "Nothing waits."
  const lines = papers.map(({ id, check, title, number, given_at, owner, file }) => {
    const given = [number, file && `a ${file.kind}`].filter(Boolean).join(", ")
    return `  ${id}  ${day(given_at)}  ${owner.business_name}: ${nameOf(check, title)}: ${given}`
  })
  const more = next ? ["  … and more"] : []
  return ["Waiting; --look <id> shows one, and --paper <id> decides it:", ...lines, ...more].join("\n")
}

function nameOf(check: PaperCheck, title: string) {
  return check === "other" ? `licence "${title}"` : `${check} (${checkTexts[check].title})`
}

function shown({ paper }: Awaited<ReturnType<typeof lookAtPaper>>) {
  const { id, check, title, number, state, given_at, valid_until, owner, file } = paper
  const address = file && (file.urls.document ?? file.urls.large)
  const lines = [
    `${id}  ${nameOf(check, title)}: ${state}, given on ${day(given_at)}`,
    `  of ${owner.business_name}, ${owner.full_name}, ${owner.email}`,
    number && `  number ${number}`,
    address && `  file ${address} (it opens for an administrator who is signed in)`,
    valid_until && `  valid until ${day(valid_until)}`,
  ]
  return lines.filter(Boolean).join("\n")
}

function decided({
  business_name,
  title,
  result,
  valid_until,
}: NonNullable<Awaited<ReturnType<typeof decidePaper>>["licence"]>) {
  return `${business_name}, "${title}": ${result}${valid_until ? `, until ${day(valid_until)}` : ""}`
}

function told({ business_name, is_verified, checks }: Awaited<ReturnType<typeof recordChecks>>) {
  const lines = checks.map(({ kind, result, number, checker, note, valid_until, is_expired }) => {
    const end = valid_until ? `, ${is_expired ? "ended on" : "until"} ${day(valid_until)}` : ""
    const by = checker ? `, by ${checker}` : ""
    const told = number && (kind === "coa" ? number : maskedNumber(number))
    return `  ${checkTexts[kind].title}${told ? ` ${told}` : ""}: ${result}${by}${end}${note ? ` (${note})` : ""}`
  })
  return [`${business_name} is ${is_verified ? "verified" : "not verified"}:`, ...lines].join("\n")
}
