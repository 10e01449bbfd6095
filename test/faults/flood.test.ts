/** One network asks for the dearest pages as fast as it may; the others notice little of it. */
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { OwnSite } from "../../e2e/own-site.ts"
import { listOffers, startSite } from "./app-site.ts"

let site: OwnSite

beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_SCALE: "1" })
}, 120_000)
afterAll(() => site.remove())

const SECONDS = 20
const A_SECOND = 48
const localities = ["Kothrud", "Baner", "Aundh", "Wakad", "Hadapsar", "Kharadi", "Camp", "Warje"]

/** No two alike, and each as dear as its kind can be. */
const dearPages = (professional: string) => [
  (n: number) => `/search?query=kitchen+${localities[n % 8]}+${n}&city=Pune&shown=100`,
  (n: number) => `/search?query=architekt+${localities[n % 8]}&shown=100&x=${n}`,
  (n: number) => `/?x=${n}`,
  (n: number) => `/providers/${professional}?x=${n}`,
  (n: number) => `/providers/${professional}?book=${n}`,
  (n: number) => `/drawings/full/hero/${n}.svg`,
  (n: number) => `/drawings/full/elevation/${n}.svg`,
]

const ask = async (path: string, network: string) => {
  const started = performance.now()
  const answer = await fetch(site.url + path, { headers: { "x-forwarded-for": network, accept: "text/html" } })
  await answer.arrayBuffer()
  return { path, status: answer.status, ms: performance.now() - started }
}

test("while one network asks for 48 dear pages a second, another has its pages within 1.5 s", async () => {
  const [offer] = await listOffers(site, 1)
  const dear = dearPages(offer!.provider_id)
  let isOver = false
  const flood: Promise<{ status: number }>[] = []
  const flooding = (async () => {
    for (let n = 0; !isOver; n++) {
      flood.push(ask(dear[n % dear.length]!(n), "203.0.113.66").catch(() => ({ status: 0 })))
      await sleep(1000 / A_SECOND)
    }
  })()
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await sleep(100)) {
    const paths = ["/", `/search?query=interior+${answers.length}&city=Pune`, "/healthz"]
    answers.push(...(await Promise.all(paths.map((path) => ask(path, "198.51.100.7")))))
  }
  isOver = true
  await flooding
  const floodAnswers = await Promise.all(flood)

  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  for (const page of ["/", "/search", "/healthz"]) {
    const times = answers.filter(({ path }) => path.split("?")[0] === page).map(({ ms }) => ms)
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!
    console.info(`${page}: ${times.length} answers, p95 ${Math.round(p95)} ms`)
    expect(p95).toBeLessThan(1_500)
  }
  // It was a flood, and its own network was told to wait rather than left without an answer.
  expect(floodAnswers.length).toBeGreaterThan(SECONDS * 20)
  expect(floodAnswers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([])
})
