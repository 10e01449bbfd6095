// A booking belongs to both sides. When one of them deletes their account, what they wrote is erased, and their name in the
// other side's data is replaced by "former customer" in the reader's language.
import { sql } from "kysely"
import { forgetInActivities } from "../activity/activity.personal.server.ts"
import { forgetInNotifications } from "../notifications/notification.personal.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import {
  type KnownPerson,
  type PersonalData,
  type PersonReference,
  redacted,
  textsOfTable,
} from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { type Side, sides } from "../platform/sides.rules.ts"
import { detailNames } from "./booking.schema.ts"
import { bookingPersonalTexts } from "./texts.ts"

const partyCondition = ({ account_id, professional_id }: KnownPerson) =>
  sql`(b.customer_id = ${account_id} or b.professional_id = ${professional_id})`

/** Of `bookings b`: the history entry that is withheld from its customer (undo/undo-window.server.ts). */
const withheldEventId = sql`case when b.held_until is not null then (
  select max(l.id) from booking_events l where l.booking_id = b.id and l.kind is null) end`

/** Of `bookings r`: its state before the withheld change. */
const customerVersion = sql`coalesce((
  select jsonb_build_object('status', e.from_status, 'updated_at', (
    select max(o.created_at) from booking_events o where o.booking_id = r.id and o.id <> e.id))
  from bookings b join booking_events e on e.id = ${withheldEventId} where b.id = r.id), '{}')`

/** Of `bookings r`: the professional's view without a proposal that their confirmation has ended (proposal.rules.ts). */
const withoutEndedProposal = sql`case when r.held_until is null then '{}'::jsonb
  else '{"proposed_start": null, "proposed_by": null}'::jsonb end`

export const bookingData: PersonalData = {
  exports: [
    {
      table: "bookings",
      texts: textsOfTable(bookingPersonalTexts, "bookings"),
      rowsOf: ({ account_id, professional_id }) => sql`
        join professional_services s on s.id = r.service_id join service_types t on t.id = s.service_type_id
        join professionals p on p.id = r.professional_id join accounts c on c.id = r.customer_id
        where r.customer_id = ${account_id} or r.professional_id = ${professional_id} order by r.starts_at desc, r.id desc`,
      // The customer's contact details are theirs alone to export, and a change in its undo window is withheld from the customer.
      extraColumns: ({ account_id }) => sql`
        jsonb_build_object('service', t.name, 'professional', p.business_name, 'customer', c.full_name)
        || case r.customer_id when ${account_id} then ${customerVersion} else '{"address": "", "contact_mobile": null}'::jsonb
          || ${withoutEndedProposal} end`,
      excludedColumns: {
        package_id: "which package it was; its name and price are in the copy",
        held_until: "a moment of ten seconds, over before anybody could read it here",
        sequence: "a count of the changes for calendars; the changes themselves are in the copy",
        undone_sequence: "what that count was after the last undo, so that an undo sent twice is answered twice",
        reminded: "which of the letters about it have gone out; the letters are in the copy themselves",
      },
    },
    {
      table: "booking_events",
      texts: textsOfTable(bookingPersonalTexts, "booking_events"),
      rowsOf: (person) => sql`join bookings b on b.id = r.booking_id join professionals p on p.id = b.professional_id
        join professional_services s on s.id = b.service_id join service_types t on t.id = s.service_type_id
        where ${partyCondition(person)} and not (b.customer_id = ${person.account_id} and r.id is not distinct from ${withheldEventId}) order by r.created_at desc, r.id desc`,
      extraColumns: () => sql`jsonb_build_object('service', t.name, 'starts_at', b.starts_at, 'by',
        case r.actor_id when b.customer_id then 'customer' when p.account_id then 'professional' end)`,
    },
    {
      table: "calendar_feeds",
      texts: textsOfTable(bookingPersonalTexts, "calendar_feeds"),
      rowsOf: ({ professional_id }) => sql`where r.professional_id = ${professional_id}`,
      excludedColumns: { secret_hash: "It opens the calendar." },
    },
  ],
  erase: async (db, person) => {
    const { account_id, professional_id } = person
    if (professional_id) await db.deleteFrom("calendar_feeds").where("professional_id", "=", professional_id).execute()
    await forgetNames(db, person)
    await sql`update booking_events e
      set reason = case e.actor_id when ${account_id} then null else ${redacted(sql`e.reason`, person)} end
      from bookings b where b.id = e.booking_id and ${partyCondition(person)} and e.reason is not null`.execute(db)
    await sql`update bookings b set ${sql.join(detailNames.map((name) => erasedColumn(name, person)))},
        locality = case b.customer_id when ${account_id} then '' else b.locality end,
        address = case b.customer_id when ${account_id} then '' else b.address end,
        contact_mobile = case b.customer_id when ${account_id} then null else b.contact_mobile end,
        offer_name = case b.customer_id when ${account_id} then b.offer_name else '' end
      where ${partyCondition(person)}`.execute(db)
  },
}

/** The customer's own text is erased with them; the professional's name is struck out of it with the professional. */
const erasedColumn = (name: string, person: KnownPerson) => {
  const column = sql`b.${sql.ref(name)}`
  return sql`${sql.ref(name)} = case b.customer_id when ${person.account_id} then '' else ${redacted(column, person)} end`
}

/** Erases their name and texts in the other side's notifications, activities and mails about bookings. */
const forgetNames = async (db: Db, person: KnownPerson) => {
  for (const side of sides) {
    const mention = await mentionOf(db, side, person)
    if (mention.values.length === 0) continue
    for (const forget of [forgetInNotifications, forgetInActivities, forgetInMails]) await forget(db, mention, person)
  }
  if (!person.professional_id) return
  const mention = await mentionAsOther(db, person.professional_id)
  for (const forget of [forgetInNotifications, forgetInMails]) await forget(db, mention, person)
}

/** Notifications that suggested them as an alternative (alternatives/); the whole list of suggestions is dropped. */
const mentionAsOther = async (db: Db, professional_id: string): Promise<PersonReference> => {
  const namedCondition = sql`params -> 'others' @> ${JSON.stringify([{ provider_id: professional_id }])}::jsonb`
  const { rows } = await sql<{ booking_id: string; account_id: string }>`
    with named as (
      select params ->> 'booking_id' as id from notifications where ${namedCondition}
      union select params ->> 'booking_id' from mails where ${namedCondition})
    select b.id as booking_id, b.customer_id as account_id from named n join bookings b on b.id = n.id`.execute(db)
  return { readers: rows, param: "booking_id", values: rows.map(({ booking_id }) => booking_id), drop: ["others"] }
}

const mentionOf = async (db: Db, side: Side, person: KnownPerson): Promise<PersonReference> => {
  const { account_id, professional_id } = person
  const [other, own] =
    side === "customer"
      ? [sql`p.account_id`, sql`b.customer_id = ${account_id}`]
      : [sql`b.customer_id`, sql`b.professional_id = ${professional_id}`]
  const { rows } = await sql<Pick<PersonReference, "readers" | "values">>`
    with own as (
      select b.id, ${other} as reader from bookings b join professionals p on p.id = b.professional_id where ${own})
    select coalesce((select json_agg(id) from own), '[]') as values,
      coalesce((select json_agg(distinct jsonb_build_object('account_id', reader)) from own), '[]') as readers`.execute(
    db,
  )
  return { ...rows[0]!, param: "booking_id", drop: [`${side}_name`, ...detailNames, "reason", "visit", "meeting"] }
}
