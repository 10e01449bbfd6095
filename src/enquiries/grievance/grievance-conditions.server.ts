// Parts of statements about complaints, g where no other name is given.
import { type RawBuilder, sql } from "kysely"
import { ACKNOWLEDGED_HOURS } from "./grievance.rules.ts"

const column = (name: string, grievance: string) => sql.ref(`${grievance}.${name}`)

/** Somebody has to answer it. */
export const waitingGrievance = (grievance = "g") =>
  sql<boolean>`(${column("status", grievance)} = 'open' and not ${column("is_spam", grievance)})`

/** The next thing that was promised of an open one: the acknowledgement where none was mailed, else the answer. */
export const grievanceDueAt = (grievance = "g") => {
  const answer = sql`(${column("resolve_by", grievance)} + 1)::timestamp at time zone 'Asia/Kolkata'`
  const acknowledgement = sql`${column("created_at", grievance)} + make_interval(hours => ${sql.lit(ACKNOWLEDGED_HOURS)})`
  return sql<Date | null>`case when ${column("status", grievance)} <> 'open' then null
    when ${column("acknowledged_at", grievance)} is null then least(${acknowledgement}, ${answer}) else ${answer} end`
}

/**
 * How many wait, and until when the first of them is due: {"waiting": 3, "due_at": "…"}.
 * @param elsewhere of reports that are counted, and decided about, on another page
 */
export const waitingGrievances = (elsewhere: RawBuilder<boolean> = sql<boolean>`false`) => sql<{
  waiting: number
  due_at: string | null
}>`(select json_build_object('waiting', count(*)::int, 'due_at', min(${grievanceDueAt()}))
  from grievances g where ${waitingGrievance()} and not ${elsewhere})`
