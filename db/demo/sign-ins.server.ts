// Six weeks in which the people of the demo came and went, for the administrators' log: professionals most days in the
// evening, customers now and then, each on a device or two of their own. Their sessions are over, so none opens anything.
import { createHash } from "node:crypto"
import { type Insertable, sql, type Transaction } from "kysely"
import { type PersonKind, personKindOf } from "../../src/accounts/activity-log/person-kinds.rules.ts"
import { loggedIn, loggedOut } from "../../src/accounts/sign-in/sign-in.notifications.server.ts"
import { activityRow } from "../../src/activity/activity.server.ts"
import type { DB } from "../types.ts"
import { daysAfter } from "./calendar.ts"
import { type DemoPeople, idAt } from "./people.server.ts"

const DAYS = 42
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const IST_OFFSET_MS = 330 * MINUTE_MS

type Account = DemoPeople["accounts"][number]
type SignIn = Insertable<DB["sign_in_logs"]> & {
  account_id: string
  session_id: string
  login_at: Date
  last_seen_at: Date
}

/** From 0 to 1, the same each time for the same words. */
const fraction = (...words: (string | number)[]) =>
  createHash("sha256").update(words.join(" ")).digest().readUInt32BE(0) / 2 ** 32

/** On how many days of a hundred they come. */
const habitOf = ({ is_admin, is_professional }: Account) => (is_admin ? 85 : is_professional ? 45 : 14)

/** Most have a phone; who draws for a living has a computer as well, and some a tablet. */
const deviceOf = ({ full_name, is_professional, is_admin }: Account, day: number) => {
  const share = fraction(full_name, "device", day)
  if (is_admin) return "Desktop"
  if (is_professional) return share < 0.5 ? "Desktop" : share < 0.88 ? "Mobile" : "Tablet"
  return share < 0.74 ? "Mobile" : share < 0.95 ? "Desktop" : "Tablet"
}

/** Addresses that documents keep for themselves, so that they are nobody's. */
const networkOf = ({ full_name }: Account, device: string) => {
  const block = device === "Mobile" ? "198.51.100" : "203.0.113"
  return `${block}.${1 + Math.floor(fraction(full_name, block) * 250)}`
}

/** In the morning, at lunch or, mostly, in the evening. */
const minuteOfDay = (name: string, day: number) => {
  const part = fraction(name, "part", day)
  const [from, to] = part < 0.22 ? [8 * 60, 11 * 60] : part < 0.4 ? [12 * 60 + 30, 15 * 60] : [17 * 60, 22 * 60]
  return from + Math.floor(fraction(name, "minute", day) * (to - from))
}

const signInsOf = (account: Account, now: Date): SignIn[] =>
  Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((day) => {
    const { id, full_name } = account
    if (fraction(full_name, "comes", day) * 100 >= habitOf(account)) return []
    const midnight = new Date(
      Math.floor((daysAfter(now, -day).getTime() + IST_OFFSET_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS - IST_OFFSET_MS,
    )
    const login_at = new Date(
      midnight.getTime() +
        minuteOfDay(full_name, day) * MINUTE_MS +
        Math.floor(fraction(full_name, "second", day) * 60_000),
    )
    if (login_at <= account.created_at!) return []
    const stays = 2 + fraction(full_name, "stays", day) ** 2 * 85
    const last_seen_at = new Date(login_at.getTime() + stays * MINUTE_MS)
    const device = deviceOf(account, day)
    return {
      ...{
        account_id: id,
        session_id: idAt(login_at),
        person_kind: kindOf(account),
        is_admin: account.is_admin ?? false,
      },
      ...{ device, ip_address: networkOf(account, device), login_at, last_seen_at },
      expires_at: new Date(last_seen_at.getTime() + 12 * HOUR_MS),
      ended_at: fraction(full_name, "leaves", day) < 0.55 ? last_seen_at : null,
    }
  })

const kindOf = ({ customer_type, is_professional, full_name }: Account): PersonKind =>
  personKindOf(
    { is_customer: customer_type !== null, is_professional: is_professional ?? false },
    fraction(full_name, "side") < 0.5 ? "user" : "provider",
  )

/** The log's rows with each one's own numbers, and what everybody's own activity says of them. */
export const signInRows = (now: Date, { accounts }: DemoPeople) => {
  const signIns = accounts
    .flatMap((account) => signInsOf(account, now))
    .toSorted((one, other) => one.login_at.getTime() - other.login_at.getTime())
  const counts = new Map<string, number>()
  const logs = signIns.map((row) => {
    const nth = (counts.get(row.account_id) ?? 0) + 1
    counts.set(row.account_id, nth)
    return { ...row, nth }
  })
  return { logs, activities: logs.flatMap(activitiesOf) }
}

const activitiesOf = ({ account_id, session_id, ip_address, login_at, ended_at }: SignIn) => {
  const within = { session_id, network: ip_address ?? "" }
  const row = (kind: typeof loggedIn, at: Date) => ({
    ...activityRow(kind, {}, { account_id, at, within }),
    id: idAt(at),
  })
  return [row(loggedIn, login_at), ...(ended_at ? [row(loggedOut, new Date(ended_at as Date))] : [])]
}

export const loadSignIns = async (trx: Transaction<DB>, now: Date, people: DemoPeople) => {
  const { logs, activities } = signInRows(now, people)
  await trx.insertInto("sign_in_logs").values(logs).execute()
  await trx.insertInto("activities").values(activities).execute()
  await sql`update accounts a set sign_in_count = n.count, last_login_at = n.latest
    from (select account_id, max(nth) as count, max(login_at) as latest from sign_in_logs group by account_id) n
    where n.account_id = a.id`.execute(trx)
}
