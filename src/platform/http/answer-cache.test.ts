import Fastify from "fastify"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { notFound, unavailable } from "../problem.ts"
import { openAnswerCache, type RenderedAnswer } from "./answer-cache.server.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const html = (body: string): RenderedAnswer => ({
  body,
  headers: { "content-type": "text/html", "cache-control": "no-store" },
})
const HOUR = 3_600_000
const away = () => unavailable(() => "Away.", 3)

/** A maker that counts, and does as it is told. */
const openMaker = (cache = openAnswerCache()) => {
  const maker = { made: 0, fault: undefined as Error | undefined }
  const make = async () => {
    maker.made++
    if (maker.fault) throw maker.fault
    return html(`page ${maker.made}`)
  }
  const ask = (key = "page") =>
    cache.get(key, 10, make).then(
      (answer) => String(answer?.identity),
      ({ code }) => code,
    )
  return Object.assign(maker, { ask, cache })
}

test("one answer serves all who ask within its seconds, and those who ask at once", async () => {
  const maker = openMaker()
  expect(await Promise.all([maker.ask(), maker.ask(), maker.ask("other")])).toEqual(["page 1", "page 1", "page 2"])
  vi.advanceTimersByTime(9_000)
  expect([await maker.ask(), maker.made]).toEqual(["page 1", 2])
})

test("a little later the old one is given while the next is made, much later the next one", async () => {
  const maker = openMaker()
  await maker.ask()
  vi.advanceTimersByTime(11_000)
  expect([await maker.ask(), await maker.ask()]).toEqual(["page 1", "page 2"])
  vi.advanceTimersByTime(HOUR)
  expect(await maker.ask()).toBe("page 3")
})

test("while it cannot be made the last one stands, for a day, and is not tried by everybody", async () => {
  const maker = openMaker()
  await maker.ask()
  maker.fault = away()
  vi.advanceTimersByTime(HOUR)
  for (let visit = 0; visit < 5; visit++) expect(await maker.ask()).toBe("page 1")
  expect(maker.made).toBe(2)
  vi.advanceTimersByTime(22 * HOUR)
  expect(await maker.ask()).toBe("page 1")
  vi.advanceTimersByTime(2 * HOUR)
  expect(await maker.ask()).toBe("unavailable")
  maker.fault = undefined
  expect(await maker.ask()).toMatch(/^page/)
})

test("what is no longer there is no longer kept", async () => {
  const maker = openMaker()
  await maker.ask()
  maker.fault = notFound(() => "page")
  vi.advanceTimersByTime(HOUR)
  expect([await maker.ask(), await maker.ask()]).toEqual(["not_found", "not_found"])
  maker.fault = away()
  expect(await maker.ask()).toBe("unavailable")
})

test("who joined a try that was refused for somebody else makes one of their own", async () => {
  const kept = openAnswerCache()
  const first = kept.get("page", 10, async () => {
    throw away()
  })
  const second = kept.get("page", 10, async () => html("mine"))
  await expect(first).rejects.toThrow("Away.")
  expect(String((await second)?.identity)).toBe("mine")
})

test("it holds so many bytes and no more; what was asked for last stays longest", async () => {
  const kept = openAnswerCache({ maxBytes: 6_100 })
  let made = 0
  const ask = async (key: string) => {
    await kept.get(key, 10, async () => {
      made++
      return html("x".repeat(1_000))
    })
    return made
  }
  for (const key of ["a", "b", "c", "a", "d"]) await ask(key)
  expect(made).toBe(4)
  expect([await ask("a"), await ask("c"), await ask("d"), await ask("b")]).toEqual([4, 4, 4, 5])
})

test("many who come at once for a compressed one count its bytes once, also when it is renewed meanwhile", async () => {
  vi.useRealTimers()
  const kept = openAnswerCache({ maxBytes: 12_000 })
  let made = 0
  const app = Fastify()
  app.get<{ Params: { key: string } }>("/:key", async (request, reply) => {
    const answer = await kept.get(request.params.key, 60, async () => {
      made++
      return html("namaste ".repeat(600))
    })
    return kept.send(request, reply, answer!)
  })
  const ask = (key: string) => app.inject({ url: `/${key}`, headers: { "accept-encoding": "br" } })
  for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 20 }, () => ask("a")))
  await Promise.all(["a", "b", "a", "b"].map(ask))
  expect([(await ask("a")).headers["content-encoding"], made]).toEqual(["br", 2])
  await app.close()
})

test("of many who joined a try that failed none waits for more than one other", async () => {
  const kept = openAnswerCache()
  let tries = 0
  const make = async () => {
    tries++
    await Promise.resolve()
    throw away()
  }
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => kept.get("page", 10, make)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["rejected"]))
  expect(tries).toBeLessThanOrEqual(3)
})

test("what must not be shown any more is gone at once, also what is being made of it", async () => {
  const maker = openMaker()
  await maker.ask()
  const half = Promise.withResolvers<RenderedAnswer>()
  const before = maker.cache.get("other", 10, () => half.promise)
  maker.cache.clear()
  maker.fault = away()
  expect(await maker.ask()).toBe("unavailable")
  maker.fault = undefined
  expect(await maker.ask("other")).toBe("page 3")
  half.resolve(html("from before"))
  await before
  expect(await maker.ask("other")).toBe("page 3")
})

test("what has changed is made anew by the next who asks; while that fails the last one stands", async () => {
  const maker = openMaker()
  await maker.ask()
  maker.cache.markAllStale()
  expect([await maker.ask(), await maker.ask()]).toEqual(["page 2", "page 2"])
  vi.advanceTimersByTime(HOUR)
  maker.fault = away()
  maker.cache.markAllStale()
  expect(await maker.ask()).toBe("page 2")
})

test("what was being made when something changed is not kept", async () => {
  const maker = openMaker()
  const half = Promise.withResolvers<RenderedAnswer>()
  const before = maker.cache.get("page", 10, () => half.promise)
  maker.cache.markAllStale()
  half.resolve(html("from before"))
  await before
  expect(await maker.ask()).toBe("page 1")
})

test("of many changes within two seconds the first is seen at once and the last by their end, for two makings", async () => {
  const maker = openMaker()
  await maker.ask()
  for (let change = 0; change < 19; change++) {
    maker.cache.markAllStale()
    await maker.ask()
    vi.advanceTimersByTime(100)
  }
  expect(maker.made).toBe(2)
  vi.advanceTimersByTime(100)
  expect([await maker.ask(), maker.made]).toEqual(["page 3", 3])
  vi.advanceTimersByTime(5_000)
  expect([await maker.ask(), maker.made]).toEqual(["page 3", 3])
})

test("under a very long name nothing is kept, or names alone would fill the memory", async () => {
  const maker = openMaker()
  const name = "x".repeat(5_000)
  expect([await maker.ask(name), await maker.ask(name)]).toEqual(["page 1", "page 2"])
})

test("a first one waits in the line of who asks, a renewal in the line of all renewals", async () => {
  const kept = openAnswerCache()
  const lines: (string | undefined)[] = []
  const ask = () =>
    kept.get("page", 10, async (queue) => {
      lines.push(queue)
      return html("page")
    })
  await ask()
  vi.advanceTimersByTime(11_000)
  await ask()
  expect(lines).toEqual([undefined, "renewals"])
})
