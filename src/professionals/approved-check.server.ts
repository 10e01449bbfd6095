// SQL: whether a check of p, a professional, stands at an instant.
import { sql } from "kysely"
import type { CheckKind } from "./verification.rules.ts"

export const approved = (
  kind: CheckKind,
  now: Date,
) => sql`exists (select from professional_checks k where k.professional_id = p.id
  and k.kind = ${kind} and k.result = 'approved' and coalesce(k.valid_until, 'infinity') > ${now}::timestamptz)`
