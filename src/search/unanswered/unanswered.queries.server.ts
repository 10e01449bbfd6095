// The SQL of what people searched without a result.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { MOST_TERMS_A_DAY } from "./unanswered.rules.ts"

export interface UnansweredCount {
  /** Indian. */
  day: string
  /** In which it was searched. */
  hour: string
  /** Empty: counted, and not kept. */
  term: string
  searches: number
  close: number
  last_searched_at: string
}

/** One process at a time, so that all together keep no more terms of a day than there may be. */
export const addUnanswered = (db: Db, counts: readonly UnansweredCount[]) =>
  db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, "unansweredSearches", "all")
    const added = sql`json_to_recordset(${JSON.stringify(counts)}::json)
      n (day date, hour timestamptz, term text, searches integer, close integer, last_searched_at timestamptz)`
    await sql`
      insert into unanswered_search_hours as h (hour, searches)
      select n.hour, sum(n.searches) from ${added} group by n.hour
      on conflict (hour) do update set searches = h.searches + excluded.searches`.execute(trx)
    await makeRoom(trx, counts)
    await sql`
      with added as (
        select n.day, n.term, sum(n.searches)::int as searches, sum(n.close)::int as close,
          max(n.last_searched_at) as last_searched_at
        from ${added} where n.term <> '' group by n.day, n.term
      ), ranked as (
        select a.*, s.term is not null as is_there,
          row_number() over (partition by a.day, s.term is not null order by a.searches desc, a.term) as place
        from added a left join unanswered_searches s on s.day = a.day and s.term = a.term
      )
      insert into unanswered_searches as u (day, term, searches, close, last_searched_at)
      select r.day, r.term, r.searches, r.close, r.last_searched_at from ranked r
      where r.is_there
        or r.place <= ${MOST_TERMS_A_DAY} - (select count(*) from unanswered_searches s where s.day = r.day)
      on conflict (day, term) do update set searches = u.searches + excluded.searches, close = u.close + excluded.close,
        last_searched_at = greatest(u.last_searched_at, excluded.last_searched_at)`.execute(trx)
  })

/** On a full day what was searched once, the longest ago, goes for each term that is new: a few networks cannot fill a day. */
const makeRoom = (db: Db, counts: readonly UnansweredCount[]) =>
  sql`
    with added as (
      select distinct day, term from json_to_recordset(${JSON.stringify(counts)}::json) n (day date, term text)
      where term <> ''
    ), wanted as (
      select a.day, count(*) - ${MOST_TERMS_A_DAY}
        + (select count(*) from unanswered_searches s where s.day = a.day) as too_many
      from added a
      where not exists (select from unanswered_searches s where s.day = a.day and s.term = a.term) group by a.day
    )
    delete from unanswered_searches u using wanted w, lateral (
      select s.term from unanswered_searches s
      where s.day = w.day and s.searches = 1
        and not exists (select from added a where a.day = s.day and a.term = s.term)
      order by s.last_searched_at, s.term limit greatest(w.too_many, 0)
    ) old
    where u.day = w.day and u.term = old.term`.execute(db)

/** Before an Indian day, and before the instant at which it begins. */
export const deleteUnansweredBefore = async (db: Db, day: string, instant: Date) => {
  await db.deleteFrom("unanswered_searches").where("day", "<", sql<Date>`${day}::date`).execute()
  await db.deleteFrom("unanswered_search_hours").where("hour", "<", instant).execute()
}

export interface UnansweredRow {
  term: string
  searches: number
  close: number
  last_searched_at: Date
}

interface UnansweredQuery {
  since: string
  /** The last day. */
  until: string
  limit: number
  offset: number
}

/** What was searched most often first. */
export const listUnanswered = async (db: Db, { since, until, limit, offset }: UnansweredQuery) => {
  const { rows } = await sql<UnansweredRow>`
    select term, sum(searches)::int as searches, sum(close)::int as close, max(last_searched_at) as last_searched_at
    from unanswered_searches where day between ${since}::date and ${until}::date
    group by term order by sum(searches) desc, max(last_searched_at) desc, term limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}
