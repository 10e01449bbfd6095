// How fast a professional usually answers, for statements of any slice that show somebody; messaging measures it.
import { sql } from "kysely"

/** Of the professional with this id; `answerTimeWords` makes the answer of it. */
export const answerTimeColumn = (professionalId: "p.id" | "c.professional_id") =>
  sql`(select bucket from answer_times where professional_id = ${sql.ref(professionalId)}) as answer_time`
