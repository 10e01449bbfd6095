// One side of a booking or a request, with what notifications about it need.
import { sql } from "kysely"
import type { Language } from "../platform/language/language.ts"

export interface Party {
  account_id: string
  email: string
  language: Language
  /** Null once the account is deleted. */
  name: string | null
  /** False once the account is deleted, and while it is suspended: they are not notified. */
  is_reachable: boolean
}

/** @param name the column by which they are called */
export const partyOf = (account: string, name: string) =>
  sql<Party>`json_build_object('account_id', ${sql.ref(`${account}.id`)}, 'email', ${sql.ref(`${account}.email`)},
    'language', ${sql.ref(`${account}.language`)}, 'name', nullif(${sql.ref(name)}, ''),
    'is_reachable', ${sql.ref(name)} <> '' and ${sql.ref(`${account}.suspended_at`)} is null)`
