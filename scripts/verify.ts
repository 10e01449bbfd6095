/**
 * npm run verify: records what was found in a professional's papers, until the admin's desk does it. Works beside the
 * running app and without it.
 */
import { datesIn } from "../src/platform/time.ts"
import { verificationTexts } from "../src/professionals/texts.ts"
import { recordChecks } from "../src/professionals/verification.server.ts"
import { onDatabase, runCommand } from "./operator.ts"
import { readPapers, USAGE } from "./verify-arguments.ts"

const { checks: checkTexts } = verificationTexts.in("en")

await runCommand(async () => {
  const papers = readPapers(process.argv.slice(2))
  if (papers === "help") return USAGE
  const clock = () => new Date()
  return told(await onDatabase("verify", (db) => recordChecks({ db, actor: null, clock }, papers)))
})

function told({ business_name, is_verified, checks }: Awaited<ReturnType<typeof recordChecks>>) {
  const lines = checks.map(({ kind, result, number, checker, note, valid_until, is_expired }) => {
    const end = valid_until ? `, ${is_expired ? "ended on" : "until"} ${datesIn("en").day(valid_until)}` : ""
    const by = checker ? `, by ${checker}` : ""
    return `  ${checkTexts[kind].title}${number ? ` ${number}` : ""}: ${result}${by}${end}${note ? ` (${note})` : ""}`
  })
  return [`${business_name} is ${is_verified ? "verified" : "not verified"}:`, ...lines].join("\n")
}
