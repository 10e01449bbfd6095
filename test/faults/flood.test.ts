/** One network asks for the dearest pages, or sends what is dearest to refuse, as fast as it may; the others notice little. */
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { OwnSite } from "../../e2e/own-site.ts"
import { calls } from "../../src/slices.ts"
import { hostileBodies } from "../hostile-bodies.ts"
import { listOffers, logIn, startSite } from "./app-site.ts"

let site: OwnSite

beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_SCALE: "1" })
}, 120_000)
afterAll(() => site.remove())

const SECONDS = 20
/** The limit against floods lets a network ask fifty times a second. */
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

/** Floods for a while, and says how others fared meanwhile. */
const besideFlood = async (send: (n: number) => Promise<number>) => {
  let isOver = false
  const flood: Promise<number>[] = []
  const flooding = (async () => {
    for (let n = 0; !isOver; n++) {
      flood.push(send(n).catch(() => 0))
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
  return { answers, flood: await Promise.all(flood) }
}

const expectServed = (answers: Awaited<ReturnType<typeof ask>>[], longestMs: number) => {
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  for (const page of ["/", "/search", "/healthz"]) {
    const times = answers.filter(({ path }) => path.split("?")[0] === page).map(({ ms }) => ms)
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!
    console.info(`${page}: ${times.length} answers, p95 ${Math.round(p95)} ms`)
    expect(p95).toBeLessThan(longestMs)
  }
}

test("while one network asks for 48 dear pages a second, another has its pages within 1.5 s", async () => {
  const [offer] = await listOffers(site, 1)
  const dear = dearPages(offer!.provider_id)
  const { answers, flood } = await besideFlood(
    async (n) => (await ask(dear[n % dear.length]!(n), "203.0.113.66")).status,
  )
  expectServed(answers, 1_500)
  // It was a flood, and its own network was told to wait rather than left without an answer.
  expect(flood.length).toBeGreaterThan(SECONDS * 20)
  expect(flood.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
})

test("while one network sends what is dearest to refuse, another has its pages within half a second", async () => {
  const token = await logIn(site, "dual@demo.example")
  const bodies = calls
    .map(({ contract }) => contract)
    .filter(({ method, bodyType, name }) => method !== "GET" && bodyType !== "file" && !name.startsWith("logout"))
    .flatMap((contract) =>
      hostileBodies(contract).map(([, body]) => ({
        method: contract.method,
        url: `${site.url}/api${contract.path.replace(/\{\w+\}/g, "unknown-id")}`,
        body: JSON.stringify(body),
      })),
    )
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": "203.0.113.67",
    authorization: `Bearer ${token}`,
  }
  const before = await memoryOf()
  const { answers, flood } = await besideFlood(async (n) => {
    const { url, ...rest } = bodies[n % bodies.length]!
    const answer = await fetch(url, { ...rest, headers })
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(10_000)
    return answer.status
  })
  expectServed(answers, 500)
  expect(flood.length).toBeGreaterThan(SECONDS * 20)
  expect(flood.filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual([])
  console.info(`resident memory: ${before} MB before, ${await memoryOf()} MB after`)
  await expect.poll(memoryOf, { timeout: 60_000, interval: 2_000 }).toBeLessThan(before + 100)
})

const memoryOf = async () => {
  const said = await (await fetch(`${site.url}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(said)?.[1]) / 1e6)
}
