import { sql } from "kysely"
import { informationOnly } from "./service.rules.ts"

/** Of a row of service_types (as t): that those who offer it may be rated and shown as good. */
export const isRecommended = sql`t.slug <> ${sql.lit(informationOnly)}`
