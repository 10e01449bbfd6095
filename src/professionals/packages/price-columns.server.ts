// What a service costs beside its price per hour, for statements of any slice that answer with a service.
import { sql } from "kysely"

/** Of a service under that alias; `priceWordsIn` makes the answer of them. */
export const priceColumns = (service: "s" | "o" | "f") =>
  sql`packages_of(${sql.ref(`${service}.id`)}) as packages, rates_of(${sql.ref(`${service}.id`)}) as rates`
