// What happened to bookings and requests of a pair, read from their histories: so the thread says what stands in them.
import { sql } from "kysely"
import { eventSeenBy } from "../../bookings/booking-visibility.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import { isEndingWithAccount, shownEventStatus } from "../../requests/request-conditions.server.ts"
import type { Pair } from "../conversations/pair.queries.server.ts"
import type { ThreadEvent } from "../message.schema.ts"

/** Most of one page: more than these nobody's bookings have in the time of fifty messages. */
const MOST = 300

interface Span {
  /** Instants as messages have them; undefined: without an end. */
  from: string | undefined
  to: string | undefined
}

const within = (column: string, { from, to }: Span) => {
  const at = sql.ref(column)
  return sql`${from === undefined ? sql`true` : sql`${at} >= ${from}`} and ${to === undefined ? sql`true` : sql`${at} < ${to}`}`
}

/** When the visit was to begin, after this change of its history; null where that is not known any more. */
const startThen = sql`case
  when e.proposed_start is not null then e.proposed_start
  when exists (select from booking_events l where l.booking_id = b.id and l.id <= e.id and ${changesStart("l")})
    then (select l.proposed_start from booking_events l where l.booking_id = b.id and l.id <= e.id and ${changesStart("l")}
      order by l.id desc limit 1)
  when not exists (select from booking_events l where l.booking_id = b.id and l.id > e.id and ${changesStart("l")})
    then b.starts_at end`

function changesStart(event: string) {
  return sql`(${sql.ref(`${event}.kind`)} in ('proposal_accepted', 'moved') and ${sql.ref(`${event}.proposed_start`)} is not null)`
}

/** A block holds for what is written beside the messages too: of event x of conversation c. */
const reasonSeenBy = (me: string) => sql`case when x.actor_id is distinct from ${me}
  and x.created_at > least(c.customer_blocked_at, c.professional_blocked_at) then null else x.reason end`

/** Of a request that ended with an account, event e of request r (`inactiveSideOf`). */
const accountOfEnd = sql`case e.to_status when 'withdrawn' then r.customer_id
  else (select p.account_id from professionals p where p.id = r.professional_id) end`

/** Oldest first. */
export const listThreadEvents = async (
  db: Db,
  { id, side, other_account, me }: Pick<Pair, "id" | "side" | "other_account"> & { me: string },
  span: Span,
  now: Date,
) => {
  const { rows } = await sql<ThreadEvent>`
    select x.id, x.about, x.about_id, x.kind, x.service_name, x.start_time, ${reasonSeenBy(me)} as reason, ${isoInstantMs("x.created_at")} as created_at,
      case x.actor_id when ${me} then 'me' when ${other_account} then 'other' else 'nobody' end as by
    from conversations c cross join lateral (
      select e.id, 'booking' as about, b.id as about_id, coalesce(e.kind, e.to_status) as kind, t.name as service_name,
        to_char((${startThen}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_time, e.reason, e.actor_id, e.created_at
      from bookings b join booking_events e on e.booking_id = b.id
      join professional_services s on s.id = b.service_id join service_types t on t.id = s.service_type_id
      where b.customer_id = c.customer_id and b.professional_id = c.professional_id and ${eventSeenBy(side, now)}
        and ${within("e.created_at", span)}
      union all
      select e.id, 'request', r.id, ${shownEventStatus("e")}, t.name, null, coalesce(e.reason, case e.to_status when 'pending' then r.message end),
        case when ${isEndingWithAccount("e")} then ${accountOfEnd} else e.actor_id end, e.created_at
      from service_requests r join service_request_events e on e.request_id = r.id
      join professional_services s on s.id = r.service_id join service_types t on t.id = s.service_type_id
      where r.customer_id = c.customer_id and r.professional_id = c.professional_id and ${within("e.created_at", span)}
      order by created_at desc, id desc limit ${MOST}) x
    where c.id = ${id} order by x.created_at, x.id`.execute(db)
  return rows
}
