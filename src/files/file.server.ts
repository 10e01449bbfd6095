// The life of files. One belongs to its uploader and is deleted after a day unless a row uses it: the slice of that row calls
// `claimFile`, and `releaseFile` when it uses the file no longer. A job removes ended files.

import { buffer } from "node:stream/consumers"
import type { Actor } from "../platform/actor.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { fileStore, purposeOf } from "../platform/files/files.server.ts"
import { DOCUMENT, fileAddress, type PurposeName, SOURCE } from "../platform/files/purposes.ts"
import { isId } from "../platform/id.rules.ts"
import { localize } from "../platform/language/language.ts"
import { conflict, invalid, notFound } from "../platform/problem.ts"
import {
  claimEnded,
  clearDocumentNames,
  deleteFile,
  findFile,
  findOwnFile,
  markAllEnding,
  markDiscarded,
  markEnding,
  markHidden,
  markHiddenEnding,
  markUsed,
  type OwnFile,
} from "./file.queries.server.ts"
import { fileTexts } from "./texts.ts"

/** Its name in the store. */
export const nameOf = (id: string, name: string) => `${id}/${name}`

/** What it holds, whole; undefined where it has ended. */
export const readStored = async (id: string, name: string) => {
  const stored = await fileStore().open(nameOf(id, name))
  return stored && buffer(stored.body)
}

const chosenAgain = localize(fileTexts, (t) => t.chooseAgain)

export const chooseAgain = (field = "file_id") => invalid({ [field]: chosenAgain })

/**
 * Marks it as in use; called in the transaction that writes the row which uses it.
 * @param field of the call that names it
 */
export const claimFile = async (db: Db, file: OwnFile, now: Date, field?: string) => {
  if (!(await markUsed(db, file, now))) throw chooseAgain(field)
}

/**
 * All of them or none; the refusal names each that is not there.
 * @param files by the field of the call that names them
 */
export const claimFiles = async (db: Db, files: ReadonlyMap<string, OwnFile>, now: Date) => {
  const gone: string[] = []
  for (const [field, file] of files) if (!(await markUsed(db, file, now))) gone.push(field)
  if (gone.length > 0) throw invalid(Object.fromEntries(gone.map((field) => [field, chosenAgain])))
}

/** Replaced: served for another day, as cached pages still show it. Removed: gone at once. */
export const releaseFile = (db: Db, id: string, why: "replaced" | "removed", now: Date) =>
  markEnding(db, id, why === "removed" ? now : new Date(now.getTime() + DAY_MS))

/** Ends all files of an account, or those of one purpose; no row may use them any more. */
export const endFilesOf = (db: Db, accountId: string, now: Date, purpose?: PurposeName) =>
  markAllEnding(db, accountId, now, purpose)

/** By administrators: it is served to its uploader and to them alone. */
export const hideFile = (db: Db, id: string, now: Date) => markHidden(db, id, now)

export const showFile = (db: Db, id: string) => markHidden(db, id, null)

export const endHiddenFilesOf = (db: Db, accountId: string, purpose: PurposeName, now: Date) =>
  markHiddenEnding(db, accountId, purpose, now)

export const eraseFilesOf = async (db: Db, accountId: string, now: Date) => {
  await endFilesOf(db, accountId, now)
  await clearDocumentNames(db, accountId)
}

const servedNames = (names: readonly string[]) => names.filter((name) => name !== SOURCE)

const urlsOf = (id: string, names: readonly string[]) =>
  Object.fromEntries(servedNames(names).map((name) => [name === DOCUMENT ? "document" : name, fileAddress(id, name)]))

interface DescribedFile {
  id: string
  names: readonly string[]
  document_name: string | null
  bytes: number | null
  width: number | null
  height: number | null
  placeholder: string | null
}

/** What its uploader is told of it. */
export const describeFile = ({ id, names, document_name, bytes, width, height, placeholder }: DescribedFile) => ({
  id,
  kind: names.includes(DOCUMENT) ? ("document" as const) : ("picture" as const),
  name: document_name,
  bytes,
  width,
  height,
  placeholder,
  urls: urlsOf(id, names),
})

export const getFile = async ({ db, actor, clock }: Ctx<"signed_in">, { id }: { id: string }) => {
  const file = await findOwnFile(db, actor.account_id, id, clock())
  if (!file) throw fileNotFound()
  const { purpose, ends_at } = file
  return {
    ...describeFile(file),
    purpose,
    state: ends_at ? ("waiting" as const) : ("in_use" as const),
    ends_at: ends_at?.toISOString() ?? null,
  }
}

const fileNotFound = () => notFound(localize(fileTexts, (t) => t.things.file))

export const discardFile = async ({ db, actor, clock }: Ctx<"signed_in">, { id }: { id: string }) => {
  const file = await findOwnFile(db, actor.account_id, id, clock())
  if (!file) throw fileNotFound()
  // Somebody may be about to use it: who comes second is refused.
  if (!(await markDiscarded(db, actor.account_id, id, clock()))) throw conflict(localize(fileTexts, (t) => t.inUse))
  return {}
}

const avifOf = (name: string) => `${name}.avif`

interface AskedFile {
  id: string
  name: string
  /** A picture that is there as AVIF too is given as that: a quarter of the bytes less. */
  takesAvif: boolean
}

/** For the adapter that serves them: undefined where there is no such file. */
export const findServedFile = async (db: Db, { id, name, takesAvif }: AskedFile, now: Date) => {
  const file = isId(id) ? await findFile(db, id, now) : undefined
  if (!file || !servedNames(file.names).includes(name)) return undefined
  const { seenBy, isPublic, recordLook } = purposeOf(file.purpose)
  const isOwn = ({ account_id }: Actor) => file.account_id === account_id
  const isOwnWaiting = (actor: Actor) => file.ends_at !== null && isOwn(actor)
  const audience = () => {
    if (file.hidden_at) return async (actor: Actor) => isOwn(actor) || actor.is_admin
    if (seenBy === "everyone") return seenBy
    return async (actor: Actor) => isOwnWaiting(actor) || seenBy(db, actor, id)
  }
  const servedName = takesAvif && file.names.includes(avifOf(name)) ? avifOf(name) : name
  return {
    name: servedName,
    document_name: file.document_name,
    isPublic: !file.hidden_at && ((await isPublic?.(db, id)) ?? false),
    seenBy: audience(),
    recordLook: async (actor: Actor, network: string) => {
      if (file.account_id !== actor.account_id) await recordLook?.(db, { actor, fileId: id, network, at: now })
    },
    open: () => fileStore().open(nameOf(id, servedName)),
  }
}

const BATCH = 100

/** Removes ended files, first bytes, then rows. @returns how many could not be removed */
export const clearEndedFiles = async (db: Db, now: Date) => {
  const failed: unknown[] = []
  for (;;) {
    const ended = await claimEnded(db, now, BATCH)
    const before = failed.length
    for (const file of ended) await remove(db, file).catch((error: unknown) => failed.push(error))
    // What failed is among the next ones again: on with it only while some of them go.
    if (ended.length < BATCH || failed.length - before === ended.length) return failed.length
  }
}

/** Where removal fails now, the job does it later. */
export const discardNow = async (db: Db, file: Ended, now: Date) => {
  await markEnding(db, file.id, now)
  await remove(db, file).catch(() => {})
}

interface Ended {
  id: string
  names: string[]
}

const remove = async (db: Db, { id, names }: Ended) => {
  for (const name of names) await fileStore().remove(nameOf(id, name))
  await deleteFile(db, id)
}
