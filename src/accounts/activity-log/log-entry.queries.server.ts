// One shape for what the log shows: a sign-in, or something that somebody did, with the sign-in that it was done in.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { DeviceKind } from "../session/agent.rules.ts"
import type { PersonKind } from "./person-kinds.rules.ts"
import { secondsOf } from "./sign-in-count.queries.server.ts"

export interface EntryRow extends SessionOfEntry {
  id: string
  account_id: string | null
  professional_id: string | null
  email: string | null
  full_name: string | null
  person_kind: PersonKind
  ip_address: string | null
}

/** All null where it is not known in which session something was done. */
interface SessionOfEntry {
  is_admin: boolean | null
  device: DeviceKind | null
  login_at: Date | null
  /** By whom of it first: its end, its expiry, the suspension; in the future while it goes on. */
  over_at: Date | null
  seconds: number | null
}

/** A suspended account's sessions open nothing. */
const overAt = sql`least(l.ended_at, l.expires_at, a.suspended_at)`

const columnsOfSession = sql`l.is_admin, l.device, l.login_at, ${overAt} as over_at, ${secondsOf("l")} as seconds`

export const entryColumns = sql`l.seq::text as id, l.account_id, p.id as professional_id, a.email, a.full_name,
  l.person_kind, l.ip_address, ${columnsOfSession}`

export const entryJoins = sql`
  left join accounts a on a.id = l.account_id
  left join professionals p on p.account_id = a.id`

export interface ActionRow extends EntryRow {
  action: string
  /** Of rows from before kinds existed. */
  details: string
  params: unknown
  created_at: Date
}

/** As what they would come in now, where the session is not known. */
const kindNow = sql`case when a.customer_type is not null and a.is_professional then 'dual_as_user'
  when a.customer_type is not null then 'regular' when a.is_professional then 'provider' else 'neither' end`

const actions = sql`select y.id, y.account_id, p.id as professional_id, a.email, a.full_name,
    coalesce(l.person_kind, ${kindNow}) as person_kind, y.ip_address, y.action, y.details, y.params, y.created_at,
    ${columnsOfSession}
  from activities y
  join accounts a on a.id = y.account_id
  left join professionals p on p.account_id = a.id
  left join sign_in_logs l on l.session_id = y.session_id`

/** All that one person has done, newest first. */
export const findHistory = async (db: Db, email: string, { offset, limit }: { offset: number; limit: number }) => {
  const person = sql`(select id from accounts where email = ${email.toLowerCase()} and activated_at is not null)`
  const [history, counted] = [
    await sql<ActionRow>`${actions} where y.account_id = ${person}
      order by y.id desc offset ${offset}::bigint limit ${limit}`.execute(db),
    await sql<{ total: number }>`select count(*) as total from activities where account_id = ${person}`.execute(db),
  ]
  return { rows: history.rows, total: counted.rows[0]!.total }
}

export const findAction = async (db: Db, id: string) =>
  (await sql<ActionRow>`${actions} where y.id = ${id}`.execute(db)).rows[0]

export const findSignIn = async (db: Db, seq: number) =>
  (
    await sql<EntryRow>`select ${entryColumns} from sign_in_logs l ${entryJoins} where l.seq = ${seq}::bigint`.execute(
      db,
    )
  ).rows[0]
