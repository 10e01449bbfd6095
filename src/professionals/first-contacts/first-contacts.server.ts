// Who leaves a link or a number with many people who have not answered: counted over messages, requests and bookings alike, so
// that the one is no way round the other.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { FIRST_CONTACT_HOURS, hasContact, MAX_FIRST_CONTACTS } from "./first-contact.rules.ts"

/**
 * Of conversation c: the sender has a confirmed visit or an accepted request with the other side. What still waits for an
 * answer is the sender's own doing; to a professional, who is asked, it is enough.
 */
const areTogether = (sender: RawBuilder<unknown>) => sql`(exists (
    select from bookings b where b.customer_id = c.customer_id and b.professional_id = c.professional_id
      and (${sender} <> c.customer_id
        or exists (select from booking_events h where h.booking_id = b.id and h.to_status = 'confirmed')))
  or exists (select from service_requests r where r.customer_id = c.customer_id
    and r.professional_id = c.professional_id and r.status = 'accepted'))`

/** Of conversation c, message m: the first of its sender with a link or a number, and the other side has not written before. */
export const isFirstContact = sql<boolean>`(m.has_contact and not ${areTogether(sql`m.sender_id`)} and not exists (
  select from messages e where e.conversation_id = m.conversation_id and e.seq < m.seq
    and (e.sender_id <> m.sender_id and e.held_at is null or e.sender_id = m.sender_id and e.has_contact)))`

/** A customer's first words to a professional in a request or a booking. */
export interface FirstRequest {
  professional_id: string
  message: string
}

/** To be selected: the requests and bookings of a sender then that nobody has accepted or confirmed. */
export const unansweredRequests = (
  sender: RawBuilder<unknown>,
  isInSpan: (at: RawBuilder<unknown>) => RawBuilder<unknown>,
) =>
  sql<
    FirstRequest[]
  >`(select coalesce(json_agg(json_build_object('professional_id', x.professional_id, 'message', x.message)), '[]')
    from (
      select r.professional_id, r.message from service_requests r
      where r.customer_id = ${sender} and r.status <> 'accepted' and ${isInSpan(sql`r.created_at`)}
      union all
      select b.professional_id, b.notes from bookings b
      where b.customer_id = ${sender} and b.notes <> '' and ${isInSpan(sql`b.created_at`)}
        and not exists (select from booking_events h where h.booking_id = b.id and h.to_status = 'confirmed')) x)`

/** To be selected, of messages m: whom they were first contacts to, a professional or a customer's account. */
export const recipientOfMessage = sql<string>`case m.sender_id when c.customer_id then c.professional_id else c.customer_id end`

/** All of them once, by either way. */
export const peopleContacted = (writtenTo: readonly string[], asked: readonly FirstRequest[]) =>
  new Set([
    ...writtenTo,
    ...asked.filter(({ message }) => hasContact(message)).map(({ professional_id }) => professional_id),
  ])

interface Pair {
  customer_id: string
  professional_id: string
}

interface Standing {
  /** They have left a contact there, have been answered, or have a visit. */
  is_known: boolean
  /** Professionals, and accounts of customers, whom they wrote first in the last day, with a contact. */
  written_to: string[]
  /** In the last day. */
  asked: FirstRequest[]
}

const findStanding = async (db: Db, sender: string, { customer_id, professional_id }: Pair, now: Date) => {
  const since = new Date(now.getTime() - FIRST_CONTACT_HOURS * 3_600_000)
  const { rows } = await sql<Standing>`
    select exists (select from (select ${customer_id}::text as customer_id, ${professional_id}::text as professional_id) c
        where ${areTogether(sql`${sender}`)}
          or exists (select from conversations v join messages m on m.conversation_id = v.id
            where v.customer_id = c.customer_id and v.professional_id = c.professional_id and m.held_at is null
              and (m.sender_id <> ${sender} or m.has_contact))) as is_known,
      array(select ${recipientOfMessage} from messages m join conversations c on c.id = m.conversation_id
        where m.sender_id = ${sender} and m.created_at > ${since} and ${isFirstContact}) as written_to,
      ${unansweredRequests(sql`${sender}`, (at) => sql`${at} > ${since}`)} as asked`.execute(db)
  return rows[0]!
}

/**
 * Whether this text, with which the sender leaves a contact, is for one person too many. Until the transaction ends nothing
 * else of this sender is counted: of many at once each counts those before it.
 */
export const isContactTooMany = async (db: Db, sender: string, pair: Pair, now: Date) => {
  await takeAdvisoryLock(db, "firstContacts", sender)
  const { is_known, written_to, asked } = await findStanding(db, sender, pair, now)
  if (is_known) return false
  const others = peopleContacted(written_to, asked)
  others.delete(sender === pair.customer_id ? pair.professional_id : pair.customer_id)
  return others.size >= MAX_FIRST_CONTACTS
}
