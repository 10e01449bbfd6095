/**
 * Both sides write at the same time through lines that are cut wherever they can be, by the outbox of the browser: everything
 * arrives, once, in the order in which it was written. A few seeds run with everything; the whole of it, or one that has
 * failed: `LINE_SEEDS=1-20 LINE_MESSAGES=500 npx vitest run src/messaging/composer/cut-line.test.ts`.
 */
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { seededRandom } from "../../../test/chance.ts"
import { openCuttingLine } from "../../../test/cutting-line.ts"
import { openIndexedDb } from "../../../test/indexed-db.ts"
import { createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { newId } from "../../platform/id.ts"
import { flushStored } from "../../platform/outbox/flush.ts"
import { storeEntry } from "../../platform/outbox/outbox-store.ts"
import { failureResult, type PostResult, registerSender } from "../../platform/outbox/senders.ts"
import type { Message } from "../message.schema.ts"

const [first = 1, last = first] = (process.env.LINE_SEEDS ?? "1-2").split("-").map(Number)
const each = Number(process.env.LINE_MESSAGES ?? 60) / 2

let t: TestApp
beforeAll(async () => {
  vi.stubGlobal("indexedDB", openIndexedDb())
  vi.stubGlobal("addEventListener", () => {})
  t = await startTestApp()
  await t.app.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(() => t.close())

const seeds = Array.from({ length: last - first + 1 }, (_, n) => first + n)
test.each(seeds)("seed %i: everything arrives, once, in order, on both sides", { timeout: 120_000 }, async (seed) => {
  const chance = seededRandom("messages", seed)
  const line = await openCuttingLine((t.app.server.address() as AddressInfo).port, chance, 0.4)
  try {
    const [customer, professional] = [await createCustomer(t), await createProfessional(t)]
    const body = { provider_id: professional.professional_id }
    const { conversation_id } = (await t.call("POST", "/conversations", { token: customer.token, body })).body
    const sides = [customer, professional]
    // Each side is a browser of its own: its lane, its sender, its token.
    sides.forEach(
      (person, side) => void registerSender([`side-${side}`], { post: postAs(line.url, conversation_id, person) }),
    )
    const written = sides.map((_, side) => Array.from({ length: each }, (_, n) => `${side}: ${n}`))
    for (let n = 0; n < each; n++) for (const side of [0, 1]) await write(side, conversation_id, written[side]![n]!)
    for (let tries = 0; (await flushStored(true)).isWaiting; tries++)
      if (tries > each * 40) throw new Error("The outbox does not become empty.")
    for (const person of sides) {
      const arrived = await readAll(conversation_id, person)
      expect(arrived.map(({ seq }) => seq)).toEqual(Array.from({ length: each * 2 }, (_, n) => n + 1))
      sides.forEach((sender, side) => {
        const theirs = arrived.filter(({ sender_id }) => sender_id === sender.account_id)
        expect(theirs.map(({ content }) => content)).toEqual(written[side])
      })
    }
    const { none, ...cut } = line.cuts
    expect(Object.values(cut).every((count) => count > 0)).toBe(true)
    expect(none).toBeGreaterThan(0)
  } finally {
    await line.close()
  }
})

const write = async (side: number, conversationId: string, content: string) => {
  const key = newId()
  const input = { id: conversationId, content, client_id: key }
  expect(await storeEntry({ key, kind: `side-${side}`, lane: `${conversationId} ${side}`, owner: "", input })).toBe(
    true,
  )
}

const postAs =
  (url: string, conversationId: string, { token }: Person) =>
  async ({ key, input }: { key: string; input: Record<string, unknown> }): Promise<PostResult> => {
    try {
      const answer = await fetch(`${url}/api/conversations/${conversationId}/messages`, {
        method: "POST",
        headers: {
          ...{ authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" },
          "idempotency-key": key,
        },
        body: JSON.stringify(input),
      })
      const body = await answer.json()
      if (answer.status === 201) return { outcome: "sent" }
      return failureResult(new ApiFailure(answer.status, body.message, body))
    } catch {
      return failureResult(new ApiFailure(0, "No answer", {}))
    }
  }

const readAll = async (id: string, { token }: Person) => {
  const all: Message[] = []
  for (;;) {
    const path = `/conversations/${id}/messages?after=${all.at(-1)?.seq ?? 0}&limit=100`
    const { messages, newer } = (await t.call("GET", path, { token })).body
    all.push(...messages)
    if (newer === null) return all
  }
}
