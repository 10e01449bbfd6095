import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer } from "../../test/people.ts"
import { until } from "../../test/until.ts"
import { runAsOneStatement } from "../platform/database/statement-parts.server.ts"
import { eventsPart } from "./event.queries.server.ts"
import { openReader } from "./event-reader.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("while a transaction that was left open holds events back, reading counts as behind", async () => {
  const { account_id } = await createCustomer(t)
  const read: string[] = []
  const reader = openReader({
    ...{ db: t.db, log: pino({ level: "silent" }), pollEvery: 20, patience: 200 },
    onEvent: ({ kind }) => read.push(kind),
    onSetBack: () => {},
  })
  await reader.start()
  expect(reader.isCurrent()).toBe(true)
  const event = eventsPart([{ account_id, kind: "notices_changed", params: {} }])
  await t.db.transaction().execute(async (open) => {
    await runAsOneStatement(open, [event])
    await runAsOneStatement(t.db, [event])
    await until(() => !reader.isCurrent(), "the reader to say that it is behind")
    expect(read).toEqual([])
  })
  await until(() => read.length === 2 && reader.isCurrent(), "both events, and a reader that is current")
  await reader.close()
})
