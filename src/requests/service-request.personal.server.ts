// A request belongs to both sides. What waits ends when one of them goes, and the other side hears of it; what they wrote is
// erased, and their name is struck out of what the other side wrote and was told.
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
import { effectsOfRequests, endingsOf } from "./request-announcement.server.ts"
import { isEndedWithAccount, isTakenBack, shownEventStatus } from "./request-conditions.server.ts"
import { closeRequests, lockOpenRequestsOf } from "./service-request.queries.server.ts"
import type { RequestRecord } from "./service-request-views.queries.server.ts"
import { requestPersonalTexts } from "./texts.ts"

const partyCondition = ({ account_id, professional_id }: KnownPerson, request = "r") =>
  sql`(${sql.ref(`${request}.customer_id`)} = ${account_id} or ${sql.ref(`${request}.professional_id`)} = ${professional_id})`

export const serviceRequestData: PersonalData = {
  exports: [
    {
      table: "service_requests",
      texts: textsOfTable(requestPersonalTexts, "service_requests"),
      rowsOf: (person) => sql`
        join professional_services s on s.id = r.service_id join service_types t on t.id = s.service_type_id
        join professionals p on p.id = r.professional_id left join accounts c on c.id = r.customer_id
        left join submissions q on q.id = r.submission_id where ${partyCondition(person)} order by r.id desc`,
      extraColumns: () =>
        sql`jsonb_build_object('service', t.name, 'professional', p.business_name, 'customer', coalesce(c.full_name, q.name),
          'status', case when ${isTakenBack} then 'taken_back' when ${isEndedWithAccount} then 'account_inactive' else r.status end)`,
      excludedColumns: {
        submission_id: "the inquiry that it comes from stands among what was written to us",
        reminded_at: "when a letter about it went out; the letters are in the copy themselves",
        sender_told_at: "when a letter about it went out; the letters are in the copy themselves",
      },
    },
    {
      table: "service_request_events",
      texts: textsOfTable(requestPersonalTexts, "service_request_events"),
      rowsOf: (person) => sql`join service_requests q on q.id = r.request_id
        join professionals p on p.id = q.professional_id join professional_services s on s.id = q.service_id
        join service_types t on t.id = s.service_type_id
        where ${partyCondition(person, "q")} order by r.created_at desc, r.id desc`,
      extraColumns: () => sql`jsonb_build_object('service', t.name,
        'to_status', ${shownEventStatus("r", "q")},
        'by', case when r.actor_id = q.customer_id then 'customer' when r.actor_id = p.account_id then 'professional'
          when q.submission_id is not null and r.actor_id is not null then 'desk' end)`,
    },
  ],
  erase: async (db, person, at) => {
    await endOpenRequests(db, person, at)
    await forgetNames(db, person)
    const { account_id, professional_id } = person
    await sql`update service_request_events e
      set reason = case e.actor_id when ${account_id} then null else ${redacted(sql`e.reason`, person)} end
      from service_requests r where r.id = e.request_id and ${partyCondition(person)} and e.reason is not null`.execute(
      db,
    )
    await sql`update service_requests r
      set message = case r.customer_id when ${account_id} then '' else ${redacted(sql`r.message`, person)} end,
        reason = case r.professional_id when ${professional_id} then null else ${redacted(sql`r.reason`, person)} end
      where ${partyCondition(person)}`.execute(db)
  },
}

const endOpenRequests = async (db: Db, { account_id, professional_id }: KnownPerson, now: Date) => {
  const open = await lockOpenRequestsOf(db, { account_id, professional_id })
  const isTheirs = ({ customer }: RequestRecord) => customer.account_id === account_id
  for (const { to, ids, changes } of endingsOf(open, isTheirs)) {
    const { events, parts } = effectsOfRequests(changes, now)
    await closeRequests(db, { ids, to, now }, events, parts)
  }
}

/** In the other side's notifications, activities and mails. */
const forgetNames = async (db: Db, person: KnownPerson) => {
  for (const side of sides) {
    const mention = await mentionOf(db, side, person)
    if (mention.values.length === 0) continue
    for (const forget of [forgetInNotifications, forgetInActivities, forgetInMails]) await forget(db, mention, person)
  }
}

const mentionOf = async (
  db: Db,
  side: Side,
  { account_id, professional_id }: KnownPerson,
): Promise<PersonReference> => {
  const { rows } = await sql<{ id: string; account_id: string | null }>`
    select r.id, ${side === "customer" ? sql`p.account_id` : sql`r.customer_id as account_id`}
    from service_requests r join professionals p on p.id = r.professional_id
    where ${side === "customer" ? sql`r.customer_id = ${account_id}` : sql`r.professional_id = ${professional_id}`}`.execute(
    db,
  )
  const values = rows.map(({ id }) => id)
  const readers = rows.flatMap(({ account_id }) => (account_id === null ? [] : [{ account_id }]))
  return { readers, param: "request_id", values, drop: [`${side}_name`, "message", "reason"] }
}
