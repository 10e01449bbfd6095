// How long customers wait for an answer. A wait begins with a customer's message that nothing of theirs stands unanswered
// before, and ends with the professional's next one. Held messages count on neither side until they are delivered, for
// nobody has them.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import type { AnswerTime } from "../../professionals/answer-time/answer-time.rules.ts"
import { informationOnly } from "../../services/service.rules.ts"
import { deliveredMessage, sentAt } from "../message-conditions.server.ts"
import { MEASURED_DAYS, MIN_ANSWERS } from "./answer-time.rules.ts"

const measuredSince = (now: Date) => new Date(now.getTime() - MEASURED_DAYS * DAY_MS)

interface Batch {
  /** Ids go up. */
  after: string
  size: number
  now: Date
}

/**
 * In whose conversations something has happened since they were measured. Once a day also everybody else of the measured
 * days: waits grow and leave them without a message.
 */
export const listToMeasure = async (db: Db, { after, size, now }: Batch) => {
  const aDayAgo = new Date(now.getTime() - DAY_MS)
  const { rows } = await sql<{ id: string }>`
    select p.id from public_professionals p left join answer_times a on a.professional_id = p.id
    where p.id > ${after} and (a.bucket is not null and a.measured_at <= ${aDayAgo}
      or exists (select from conversations c where c.professional_id = p.id
        and c.active_at > case when a.measured_at > ${aDayAgo} then a.measured_at else ${measuredSince(now)} end))
    order by p.id limit ${size}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The median of the waits that began in the measured days, the first of a conversation on each Indian day, for who has given
 * enough answers. A wait without an answer counts
 * with the time it has lasted once that is longer than the median of those with one; not where the customer is gone or
 * suspended, and only until a block, for then nobody can answer. Of advocates nothing is measured (decisions 9).
 */
export const measureHours = async (db: Db, ids: readonly string[], now: Date) => {
  const { rows } = await sql<{ professional_id: string; hours: number }>`
    with turns as (
      select professional_id, conversation_id, seq, arrived_at, is_customer, open_until from (
        select c.professional_id, m.conversation_id, m.seq, ${sentAt} as arrived_at, m.sender_id = c.customer_id as is_customer,
          lag(m.sender_id) over (partition by m.conversation_id order by m.seq) is distinct from m.sender_id as is_first,
          case when u.full_name <> '' and u.suspended_at is null
            then least(${now}, c.customer_blocked_at, c.professional_blocked_at) end as open_until
        from conversations c join accounts u on u.id = c.customer_id
        join messages m on m.conversation_id = c.id and ${deliveredMessage()}
        where c.professional_id = any(${ids}::text[]) and c.active_at > ${measuredSince(now)}
          and not exists (select from professional_services s join service_types t on t.id = s.service_type_id
            where s.professional_id = c.professional_id and s.removed_at is null and t.slug = ${informationOnly})
      ) m where is_first
    ), waits as (
      select professional_id, answered_at is not null as is_answered,
        extract(epoch from coalesce(answered_at, open_until) - arrived_at)::float8 / 3600 as hours
      from (select *, lead(arrived_at) over (partition by conversation_id order by seq) as answered_at,
          row_number() over (partition by conversation_id, is_customer, (arrived_at at time zone 'Asia/Kolkata')::date
            order by seq) as of_day from turns) t
      where is_customer and of_day = 1 and arrived_at > ${measuredSince(now)}
    ), answers as (
      select professional_id, percentile_disc(0.5) within group (order by hours) as median from waits
      where is_answered group by professional_id having count(*) >= ${MIN_ANSWERS}
    )
    select professional_id, percentile_disc(0.5) within group (order by hours) as hours
    from waits join answers using (professional_id) where is_answered or hours > median
    group by professional_id`.execute(db)
  return new Map(rows.map(({ professional_id, hours }) => [professional_id, hours]))
}

export interface NewAnswerTime {
  professional_id: string
  /** Null: nothing can be said. */
  bucket: AnswerTime | null
  measured_at: Date
}

export const writeAnswerTimes = async (db: Db, rows: readonly NewAnswerTime[]) => {
  await db
    .insertInto("answer_times")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("professional_id")
        .doUpdateSet(({ ref }) => ({ bucket: ref("excluded.bucket"), measured_at: ref("excluded.measured_at") })),
    )
    .execute()
}
