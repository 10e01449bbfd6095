// Rows of the demo's conversations. Bookings have opened theirs as they were inserted; those of accepted requests and of
// questions come here.
import { type Kysely, sql } from "kysely"
import { otherSide, type Side } from "../../src/platform/sides.rules.ts"
import { hasContact } from "../../src/professionals/first-contacts/first-contact.rules.ts"
import type { DB } from "../types.ts"
import { conversations, type DemoConversation } from "./conversations.ts"
import { pastConversations } from "./past-conversations.ts"
import { type DemoPeople, idAt } from "./people.server.ts"

const MINUTE = 60_000

export const loadConversations = async (db: Kysely<DB>, now: Date, people: DemoPeople) => {
  await sql`insert into conversations (id, customer_id, professional_id, opened_by, opened_at, active_at)
    select distinct on (customer_id, professional_id) id, customer_id, professional_id, 'request', updated_at, updated_at
    from service_requests where status = 'accepted' and customer_id is not null order by customer_id, professional_id, updated_at
    on conflict do nothing`.execute(db)
  for (const one of [...conversations, ...pastConversations]) await loadConversation(db, now, people, one)
  await sql`update conversations c set active_at = greatest(c.opened_at, m.at)
    from (select conversation_id, max(created_at) as at from messages group by 1) m where m.conversation_id = c.id`.execute(
    db,
  )
}

const loadConversation = async (db: Kysely<DB>, now: Date, people: DemoPeople, talk: DemoConversation) => {
  const [customer, professional] = [people.byName.get(talk.customer)!, people.byName.get(talk.professional)!]
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE)
  const pair = { customer_id: customer.accountId, professional_id: professional.professionalId }
  const openedAt = at(talk.messages[0]![1])
  await db
    .insertInto("conversations")
    .values({ id: idAt(openedAt), ...pair, opened_by: "question", opened_at: openedAt, active_at: openedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom("conversations")
    .select("id")
    .where("customer_id", "=", pair.customer_id)
    .where("professional_id", "=", pair.professional_id)
    .executeTakeFirstOrThrow()
  const rows = talk.messages.map(([by, minutesAgo, content], index) => {
    const created_at = at(minutesAgo)
    const sender_id = by === "customer" ? customer.accountId : professional.accountId
    const has_contact = hasContact(content)
    const messageId = idAt(created_at)
    return {
      id: messageId,
      conversation_id: id,
      seq: index + 1,
      sender_id,
      client_id: messageId,
      content,
      has_contact,
      created_at,
    }
  })
  await db.insertInto("messages").values(rows).execute()
  await db.updateTable("conversations").set(marksOf(talk)).where("id", "=", id).execute()
  if (!talk.shares) return
  const email = `${customer.name.toLowerCase().replace(" ", ".")}@home.example`
  const contact = talk.shares === "phone" ? { phone: "+911000000001" } : { email }
  await db
    .insertInto("shared_contacts")
    .values({ conversation_id: id, ...contact, shared_at: at(DAY_AGO) })
    .execute()
}

const DAY_AGO = 24 * 60

/** What is unread was mailed: the demo was not there when it was written. */
const marksOf = ({ messages, unread = {} }: DemoConversation) => {
  const last = messages.length
  const lastOf = (side: "customer" | "professional") => messages.findLastIndex(([by]) => by === side) + 1
  const readBy = (side: Side) => Math.min(last - (unread[side] ?? 0), lastOf(otherSide[side]))
  const [customer_wrote, professional_wrote] = [lastOf("customer"), lastOf("professional")]
  return {
    ...{ last_seq: last, customer_wrote, professional_wrote },
    ...{ customer_read: readBy("customer"), professional_read: readBy("professional") },
    ...{ customer_received: professional_wrote, professional_received: customer_wrote },
    ...{ customer_mailed: professional_wrote, professional_mailed: customer_wrote },
  }
}
