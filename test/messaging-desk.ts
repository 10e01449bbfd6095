/** What tests of messages start from: two customers, two professionals, and the calls by which they write to each other. */
import type { Message, ThreadEvent } from "../src/messaging/message.schema.ts"
import { startTestApp } from "./app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "./people.ts"

export type MessagingDesk = Awaited<ReturnType<typeof openMessagingDesk>>

export const openMessagingDesk = async () => {
  const t = await startTestApp()
  const customer = await createCustomer(t, "Ketaki Gokhale")
  const stranger = await createCustomer(t, "Omkar Sane")
  const designer = await createProfessional(t, { business_name: "Neem Interiors" })
  /** A customer too. */
  const rival = await createProfessional(t, { business_name: "Kokum Studio", isCustomer: true })

  const open = async (by: Person = customer, to: Professional = designer): Promise<string> =>
    (await t.call("POST", "/conversations", { token: by.token, body: { provider_id: to.professional_id } })).body
      .conversation_id
  const send = (id: string, by: Person, body: object | string) =>
    t.call("POST", `/conversations/${id}/messages`, {
      token: by.token,
      body: typeof body === "string" ? { content: body } : body,
    })
  const page = async (id: string, by: Person, query = "") =>
    (await t.call("GET", `/conversations/${id}/messages${query}`, { token: by.token })).body as {
      messages: Message[]
      events: ThreadEvent[]
      next: string | null
      newer: string | null
    }
  const contents = async (id: string, by: Person, query = "") =>
    (await page(id, by, query)).messages.map(({ content }) => content)
  const list = async (by: Person, query = "") =>
    (await t.call("GET", `/conversations${query}`, { token: by.token })).body.conversations
  const detail = async (id: string, by: Person) =>
    (await t.call("GET", `/conversations/${id}`, { token: by.token })).body.conversation
  const eventsOf = async ({ account_id }: Person) =>
    (
      await t.db
        .selectFrom("events")
        .select(["kind", "params"])
        .where("account_id", "=", account_id)
        .orderBy("id")
        .execute()
    ).map(({ kind, params }) => ({ kind, ...(params as object) }))
  const received = async (by: Person) =>
    (await t.call("POST", "/conversations/received", { token: by.token, body: {} })).body.unread
  const read = (id: string, by: Person, seq?: number) =>
    t.call("POST", `/conversations/${id}/read`, { token: by.token, body: { seq } })
  return {
    ...{ t, customer, stranger, designer, rival },
    ...{ open, send, page, contents, list, detail, eventsOf, received, read },
    clear: async () => {
      for (const table of ["conversations", "events", "service_requests", "bookings"] as const)
        await t.db.deleteFrom(table).execute()
    },
  }
}
