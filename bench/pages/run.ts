/**
 * npm run bench:pages -- [--runs 3] [--only part-of-a-name]
 *
 * What a first visit on a phone costs, measured by Lighthouse on a built site with the demo catalogue; and the same page
 * with its scripts left out, which is what the machine and the page's own weight allow. Ends with 1 where a page falls
 * short of a target (docs/decisions/0018). They are for a quiet machine: how long a phone is blocked is computed from
 * the processor time that this one took.
 */
import { loadavg } from "node:os"
import { parseArgs } from "node:util"
import { makeOwnSite } from "../../e2e/own-site.ts"
import { freePort } from "../../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { heading, linesOf, measurePage, shortcomings } from "./measured.ts"
import { publishPhotographs } from "./photographs.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, only: { type: "string", default: "" } },
})
const runs = Number(values.runs)
if (!(runs >= 1)) throw new Error("--runs must be a number from 1.")

const site = makeOwnSite(await freePort())
const leave = async (code: number): Promise<never> => {
  await site.remove()
  process.exit(code)
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => leave(130))
try {
  await site.start()
  const short: string[] = []
  console.log(`${runs} runs a row\n\n${heading}`)
  for (const [name, path] of Object.entries(await addresses())) {
    if (!name.includes(values.only)) continue
    const page = await measurePage({ name, url: site.url + path, runs })
    // At once: all of them take half an hour, and who breaks off keeps what was measured.
    console.log(linesOf(page))
    short.push(...shortcomings(page))
  }
  console.log(`\nLoad ${loadavg()[0]!.toFixed(1)}\n`)
  for (const one of short) console.log(`Falls short: ${one}`)
  await leave(short.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error)
  await leave(1)
}

async function addresses() {
  const answer = await fetch(`${site.url}/api/search?query=interior&limit=2`)
  const { professionalId, projectId } = await publishPhotographs(site.url)
  const [service, other] = ((await answer.json()) as { services: { provider_id: string }[] }).services
  return {
    home: "/",
    search: "/search?city=Pune",
    profile: `/providers/${service!.provider_id}`,
    "ten-photographs-profile": `/providers/${professionalId}`,
    "ten-photographs": `/providers/${professionalId}/projects/${projectId}`,
    ideas: "/ideas",
    login: "/login",
    register: "/register",
    services: "/services",
    service: "/services/architect",
    // Not open yet, information alone, and only thought of.
    "service-soon": "/services/contractor",
    "service-legal": "/services/real-estate-lawyer",
    "service-idea": "/services/property-manager",
    localities: "/services/interior-designer/pune",
    locality: "/services/interior-designer/pune/koregaon-park",
    compare: "/compare",
    compared: `/compare?ids=${service!.provider_id},${other!.provider_id}`,
    blog: "/blog",
    // Not the kitchen's: on Lighthouse's screen the bar of phones happens to cover half of its contents' line, which takes it
    // for too small to be pressed.
    "blog-post": "/blog/how-to-choose-an-architect",
    testimonials: "/testimonials",
    contact: "/contact",
    professional: "/professional",
    careers: "/careers",
    help: "/help",
    about: "/about",
    terms: "/terms",
    privacy: "/privacy",
    refund: "/refund",
    grievance: "/grievance",
    complaint: "/grievance/status",
  }
}
