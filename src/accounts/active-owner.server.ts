import { sql } from "kysely"

/** Part of a statement: whether this account can give others rights at the desk, now and tomorrow. */
export const isActiveOwner = (account: string) => {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  return sql<boolean>`(${column("is_admin")} and ${column("desk_role")} = 'owner' and ${column("activated_at")} is not null
    and ${column("suspended_at")} is null and ${column("deletion_due_at")} is null)`
}
