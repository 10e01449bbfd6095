// Which cities (as c) are open, and in which order they are named; to be a part of statements.
import { sql } from "kysely"
import { brand } from "../brand.ts"

export const isOpenCity = sql<boolean>`exists (select from service_type_cities o where o.city_id = c.id)`

/** The firm's own city, then by name. */
export const homeFirst = sql`c.name <> ${brand.homeCity}, lower(c.name) collate "C", c.id`
