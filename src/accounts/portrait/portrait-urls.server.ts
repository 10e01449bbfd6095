import { sql } from "kysely"
import { fileAddressOf } from "../../platform/files/file-address.server.ts"
import type { PortraitUrls } from "../../platform/session/stored-user.ts"
import { portraitSizes } from "./portrait.schema.ts"

const address = (name: string) => fileAddressOf("a.portrait_id", name)

const ofAccount = (column: string) => sql`from accounts a where a.id = ${sql.ref(column)} and a.portrait_id is not null`

/** Of the account that this column names; what `portraitOf` says, as a part of a statement. */
export const portraitUrlsOf = (column: string) => {
  const urls = Object.entries(portraitSizes).flatMap(([size, name]) => [sql.lit(size), address(name)])
  return sql<PortraitUrls | null>`(select json_build_object(${sql.join(urls)}) ${ofAccount(column)})`
}

/** The one address of specification 2 §3, `profile_image`. */
export const profileImageOf = (column: string) =>
  sql<string | null>`(select ${address(portraitSizes.large)} ${ofAccount(column)})`
