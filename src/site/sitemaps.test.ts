import Fastify from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import { openAnswerCache } from "../platform/http/answer-cache.server.ts"
import { openFairQueue } from "../platform/http/fair-queue.server.ts"
import { newId } from "../platform/id.ts"
import { installSitemaps } from "./sitemaps.files.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(publicUrl, ""))

test("every project has its place in one of the files that the index names, however many there are", async () => {
  const { professional_id } = await createProfessional(t)
  const ids = Array.from({ length: 5 }, newId)
  const description = "Teak from the old doors became the shutters."
  const project = {
    professional_id,
    title: "Kitchen",
    locality: "Kothrud",
    completed_year: 2024,
    drawing: "room" as const,
  }
  const rows = ids.map((id) => ({ ...project, id, description }))
  // Nobody is sent to what says nothing, or is not published.
  const untold = [
    { ...project, id: newId(), description: "" },
    { ...project, id: newId(), description, published_at: null },
  ]
  await t.db
    .insertInto("portfolio_projects")
    .values([...rows, ...untold])
    .execute()

  const app = Fastify()
  const kept = { answerCache: openAnswerCache(), fairQueue: openFairQueue() }
  installSitemaps(app, { db: t.db, publicUrl, ...kept }, 2)
  const read = async (url: string) => locations((await app.inject({ url })).body)
  const files = await read("/sitemap-projects.xml")
  expect(files).toEqual(["/sitemap-projects-1.xml", "/sitemap-projects-2.xml", "/sitemap-projects-3.xml"])
  const told = (await Promise.all(files.map(read))).flat()
  expect(told).toEqual(ids.toSorted().map((id) => `/providers/${professional_id}/projects/${id}`))
  await app.close()
})

test("there is no file after the last", async () => {
  const status = async (url: string) => (await t.app.inject({ url })).statusCode
  expect(await status("/sitemap-projects-1.xml")).toBe(200)
  for (const page of ["2", "9999", "0", "01", "x", "1e3"])
    expect([page, await status(`/sitemap-projects-${page}.xml`)]).toEqual([page, 404])
})
