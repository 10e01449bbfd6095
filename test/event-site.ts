/** A listening site with two people, for tests of streams of events. */
import type { emit } from "../src/events/event.server.ts"
import { startTestApp, type TestApp } from "./app.ts"
import { openStreamClient, type StreamClient } from "./event-stream-client.ts"
import { createCustomer, type Person } from "./people.ts"

export interface EventSite {
  t: TestApp
  me: Person
  stranger: Person
  /** Without a token where no person is given. */
  listen: (person: Person | undefined, headers?: Record<string, string>, query?: string) => Promise<StreamClient>
  /** Stops all clients and resets the clock. */
  stopClients: () => void
}

export const startEventSite = async (): Promise<EventSite> => {
  const t = await startTestApp()
  const address = await t.app.listen({ port: 0, host: "127.0.0.1" })
  const open: StreamClient[] = []
  return {
    t,
    me: await createCustomer(t),
    stranger: await createCustomer(t),
    listen: async (person, headers = {}, query = "") => {
      const token = person && { authorization: `Bearer ${person.token}` }
      const stream = await openStreamClient(`${address}/api/events${query}`, { ...token, ...headers })
      open.push(stream)
      return stream
    },
    stopClients: () => {
      for (const stream of open.splice(0)) stream.stop()
      t.clock.now = new Date()
    },
  }
}

export const newEventFor = ({ account_id }: Person, id: string) =>
  ({ account_id, kind: "notification_created", params: { id } }) as const satisfies Parameters<typeof emit>[1]
export const idsOf = (stream: StreamClient) => stream.events().map(({ params }) => params.id)
/** For `expect.poll`. */
export const eventually = { timeout: 10_000, interval: 20 }
export const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => String(from + n))
