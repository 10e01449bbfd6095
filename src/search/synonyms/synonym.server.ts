// Administrators say which words stand for others ("devghar" for puja). A meaning is a word that the search knows and that does
// not itself stand for another one, so there is no circle. Every node reads them once a minute.
import { recordAct } from "../../accounts/audit.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { likePatterns } from "../../platform/search-terms.ts"
import * as queries from "./synonym.queries.server.ts"
import { MOST_SYNONYMS } from "./synonym.rules.ts"
import type { Synonym, SynonymChange, SynonymFields } from "./synonym.schema.ts"
import { synonymProblems } from "./texts.ts"

type Admin = Ctx<"admin">
const localized = localizerOf(synonymProblems)

export const getSynonyms = async ({ db }: Pick<Admin, "db">, { q = "" }: { q?: string | undefined }) => {
  const rows = await queries.listSynonymsLike(db, likePatterns(q))
  return { synonyms: rows.map(({ word, means }) => ({ word, means })), total: rows[0]?.total ?? 0 }
}

export const createSynonym = async (ctx: Admin, fields: SynonymFields) => {
  await queries.lockSynonyms(ctx.db)
  const { synonym, isThere } = await checkSynonym(ctx.db, fields)
  if (isThere) throw conflict(localized((t) => t.isThere(synonym.word, synonym.means)))
  await queries.insertSynonym(ctx.db, synonym)
  await recordAct(ctx, "add_synonym", { subject: synonym.word, details: { ...synonym } })
  return { message: synonymProblems.in(ctx.language).done.added(synonym.word, synonym.means), synonym }
}

/** Checked as if the one so far were gone: it is in no way of its own correction. */
export const changeSynonym = async (ctx: Admin, { was_word, was_means, ...fields }: SynonymChange) => {
  await queries.lockSynonyms(ctx.db)
  const before = { word: was_word, means: was_means }
  if (!(await queries.removeSynonym(ctx.db, before))) throw notFound(localized((t) => t.thing))
  const { synonym, isThere } = await checkSynonym(ctx.db, fields)
  if (isThere) throw conflict(localized((t) => t.isThere(synonym.word, synonym.means)))
  await queries.insertSynonym(ctx.db, synonym)
  if (synonym.word !== before.word || synonym.means !== before.means)
    await recordAct(ctx, "change_synonym", { subject: synonym.word, details: { ...synonym, before } })
  return { message: synonymProblems.in(ctx.language).done.changed(synonym.word, synonym.means), synonym }
}

export const removeSynonym = async (ctx: Admin, synonym: SynonymFields) => {
  await queries.lockSynonyms(ctx.db)
  if (!(await queries.removeSynonym(ctx.db, synonym))) throw notFound(localized((t) => t.thing))
  await recordAct(ctx, "delete_synonym", { subject: synonym.word, details: { ...synonym } })
  return { message: synonymProblems.in(ctx.language).done.deleted(synonym.word, synonym.means) }
}

/** As it would be stored; refuses what leads nowhere, or on and on. */
export const checkSynonym = async (db: Db, fields: SynonymFields): Promise<{ synonym: Synonym; isThere: boolean }> => {
  const { word, means, ...state } = await queries.findSynonymState(db, fields)
  if (word === null) throw invalid({ word: localized((t) => t.oneWord) })
  if (means === null) throw invalid({ means: localized((t) => t.oneWord) })
  if (state.is_there) return { synonym: { word, means }, isThere: true }
  if (state.sounds_alike) throw invalid({ means: localized((t) => t.alike) })
  const { leads_on_to } = state
  if (leads_on_to !== null) throw invalid({ means: localized((t) => t.leadsOn(means, leads_on_to)) })
  if (!state.is_known) throw invalid({ means: localized((t) => t.unknown(means)) })
  if (state.total >= MOST_SYNONYMS) throw conflict(localized((t) => t.tooMany(MOST_SYNONYMS)))
  return { synonym: { word, means }, isThere: false }
}
