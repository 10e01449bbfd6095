// Two administrators on one row: the second is told who was faster, and with what.
import type { Db } from "../../platform/database/database.server.ts"
import { type Language, localize } from "../../platform/language/language.ts"
import { conflict } from "../../platform/problem.ts"
import { datesIn } from "../../platform/time.ts"
import { type EntrySubject, findLastAct } from "./desk-entry.queries.server.ts"
import { deskEntryTexts } from "./texts.ts"

/** Throws a conflict where it is another version by now. One that says none takes it as it is. */
export const requireVersion = async (
  db: Db,
  subject: EntrySubject,
  found: { version: number },
  read: number | undefined,
) => {
  if (read === undefined || read === found.version) return
  const last = await findLastAct(db, subject)
  throw conflict(saidOf(last), { version: found.version })
}

const saidOf = (last: Awaited<ReturnType<typeof findLastAct>>) => {
  if (!last?.author_name) return localize(deskEntryTexts, (t) => t.changedMeanwhile)
  const { author_name, kind, created_at } = last
  return (language: Language) => {
    const t = deskEntryTexts.in(language)
    return t.overtaken(author_name, t.did[kind], datesIn(language).clock(created_at))
  }
}
