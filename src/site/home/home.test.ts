/** What the home page claims is a constant's or has a source, and where its rows cannot be read it says so. */

import type { FastifyInstance } from "fastify"
import pino from "pino"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { serverBuild } from "../../../test/server-build.ts"
import { textsSource } from "../../../test/texts-source.ts"
import { brand } from "../../brand.ts"
import * as professionalPage from "../../enquiries/registration/professional.page.tsx"
import { openDb, openPool } from "../../platform/database/database.server.ts"
import { openAnswerCache } from "../../platform/http/answer-cache.server.ts"
import { openFairQueue } from "../../platform/http/fair-queue.server.ts"
import { openServer } from "../../platform/http/http.server.ts"
import { installPages } from "../../platform/pages/pages.server.ts"
import { policy } from "../../policy.ts"
import routes from "../../routes.ts"
import * as aboutPage from "../policies/about.page.tsx"
import { helpTexts } from "../policies/help.texts.ts"
import { claimsTexts, readsTexts } from "../texts.ts"
import * as homePage from "./home.page.tsx"

const publicUrl = "http://127.0.0.1:3000"
const { free, why } = claimsTexts.in("en")

let app: FastifyInstance
beforeAll(async () => {
  app = await openServer({ log: pino({ level: "silent" }), publicUrl, trustedProxies: [], rateLimitScale: 1 })
  await installPages(app, {
    db: openDb(openPool("postgres://nobody@127.0.0.1:1/nowhere")),
    calls: [],
    clock: () => new Date(),
    publicUrl,
    demo: false,
    showsMails: false,
    findActorByCookie: async () => null,
    lockActor: async () => true,
    answerCache: openAnswerCache(),
    fairQueue: openFairQueue(),
    build: serverBuild({
      routes: {
        root: { id: "root", path: "", module: homePage },
        about: { id: "about", path: "about", module: aboutPage },
        professional: { id: "professional", path: "professional", module: professionalPage },
      },
      html: (status) => `<!doctype html><p>${status}`,
    }),
    mode: "production",
  })
})
afterAll(() => app.close())

test("with the database away it is made all the same, with nothing in its lists, and is for nobody to keep", async () => {
  const page = await app.inject("/")
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([503, "no-store"])
  expect(Number(page.headers["retry-after"])).toBeGreaterThan(0)
  const data = await app.inject("/_.data")
  expect(data.statusCode).toBe(503)
  for (const part of ['"isAway",true', '"total_providers",0', '"total_cities",1', '"featured_services",[]'])
    expect(data.body).toContain(part)
})

test.each([
  ["about", "statistics", "total_reviews"],
  ["professional", "professions", "plural_name"],
])("/%s is there without its rows", async (page, part, ofRows) => {
  const data = await app.inject(`/${page}.data`)
  expect(data.statusCode).toBe(503)
  expect(data.body).toContain(part)
  expect(data.body).not.toContain(ofRows)
})

test("each figure is a constant's, and what professionals pay stands beside what customers do not", () => {
  const said = (text: (figure: (one: string) => string) => unknown) =>
    renderToStaticMarkup(text((figure) => figure) as never)
  const { fees } = policy
  const { paymentBands } = policy
  expect(free.kinds.map(({ figure }) => figure)).toEqual(
    [fees.platform, fees.hidden, fees.payment].map((rupees) => `₹${rupees}`),
  )
  expect(said(free.note)).toContain(
    `Professionals pay ${fees.subscription} a month and ${fees.commission} commission, free for professionals until`,
  )
  const bands = why.reasons.find(({ text }) => text.includes("escrow"))!
  expect(bands.text).toContain(`Under ${paymentBands.small} pay on completion, up to ${paymentBands.large}`)
  expect(why.reasons.at(-1)?.note).toBe(
    `* Through a licensed escrow partner chosen by both; ${brand.name} holds no money.`,
  )
  for (const [path, name] of [
    ["src/site/texts.ts", "claimsTexts"],
    ["src/site/home/texts.ts", "homeTexts"],
  ] as const) {
    const typed = textsSource(path, name).replace(/\$\{[^}]*\}|\/\*\*.*\*\//g, "")
    expect(typed.match(/.*\d.*/g) ?? [], name).toEqual([])
  }
})

test("each reason leads to where it is said at length", () => {
  const paths = routes.map(({ path }) => `/${path}`)
  for (const { to } of why.reasons) {
    const { pathname, hash } = new URL(to, publicUrl)
    expect(paths).toContain(pathname)
    if (pathname === "/help") expect(Object.keys(helpTexts.in("en").parts)).toContain(hash.slice(1))
  }
})

test("each read names where it comes from and leads to the office's own site", () => {
  const { heritage, facts } = readsTexts.in("en")
  expect(facts.reads).toHaveLength(4)
  for (const { source } of [heritage, ...facts.reads]) {
    expect(source.name).not.toBe("")
    expect(new URL(source.url).hostname).toMatch(/\.gov\.in$|\.nic\.in$/)
  }
})
