// What people bring: received, looked at, drawn anew, kept. A file belongs to who brought it and waits a day for something
// to hang on; whose row that is says so with `keepFile`, and lets it go with `letGoOfFile`. Nobody's file stays longer.
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { fileStore, inWorkFolder, purposeOf } from "../platform/files/files.server.ts"
import type { Crop, MadePicture, Recipe } from "../platform/files/picture-order.ts"
import { makePictures } from "../platform/files/picture-process.server.ts"
import { type PurposeName, SOURCE } from "../platform/files/purposes.ts"
import { receivePicture, type Upload } from "../platform/files/receive-file.server.ts"
import { openTurns } from "../platform/http/turns.server.ts"
import { newId } from "../platform/id.ts"
import { conflict, invalid, notFound } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import {
  claimEnded,
  deleteFile,
  findFile,
  findOwnFile,
  insertFile,
  markArrived,
  markEnding,
  markUsed,
} from "./file.queries.server.ts"
import { fileWords } from "./file.words.ts"

const DAY_MS = 86_400_000

/** From one process's point of view: what is on its way holds a place on the disk. */
const lines = openTurns({ atOnce: 60, perNetwork: 4, waiting: 0, waitingInAll: 0 })

export const receiveFile = async (
  ctx: Ctx<"signed_in">,
  { purpose: name }: { purpose: PurposeName },
  upload: Upload,
) => {
  const purpose = purposeOf(name)
  if (!purpose) throw invalid({ purpose: say(fileWords, (t) => t.noOwner) })
  return lines.take(ctx.actor.account_id, () =>
    inWorkFolder(async (folder) => {
      const source = join(folder, "in")
      await receivePicture(upload, source)
      const made = await makePictures(ctx.actor.account_id, { ...purpose.arrival, source, folder })
      const id = await store(ctx, name, { folder, names: Object.keys(purpose.arrival.sizes), made })
      return { id, urls: urlsOf(id, Object.keys(purpose.arrival.sizes)) }
    }),
  )
}

interface Cropped {
  file_id: string
  crop: Crop | undefined
  purpose: PurposeName
  recipe: Recipe
}

/** A new file out of one that was brought to be cropped; that one stays its day, so that a lost answer can be asked again. */
export const cropFile = async (ctx: Ctx<"signed_in">, { file_id, crop, purpose, recipe }: Cropped) => {
  const source = await findOwnFile(ctx.db, ctx.actor.account_id, file_id, ctx.clock())
  if (source?.purpose !== purpose || !source.names.includes(SOURCE)) throw chooseAgain()
  return inWorkFolder(async (folder) => {
    const path = join(folder, "in")
    const kept = await fileStore().open(nameOf(file_id, SOURCE))
    if (!kept) throw chooseAgain()
    await pipeline(kept.body, createWriteStream(path, { flags: "wx", mode: 0o600 }))
    const made = await makePictures(ctx.actor.account_id, { ...recipe, crop, source: path, folder })
    return store(ctx, purpose, { folder, names: Object.keys(recipe.sizes), made })
  })
}

const chooseAgain = () => invalid({ file_id: say(fileWords, (t) => t.chooseAgain) })

const nameOf = (id: string, name: string) => `${id}/${name}`

interface Drawn {
  folder: string
  names: string[]
  made: MadePicture
}

/** The row first, then the bytes: wherever it stops, a row knows what is to be cleared away. */
const store = async ({ db, actor, clock }: Ctx<"signed_in">, purpose: PurposeName, { folder, names, made }: Drawn) => {
  const id = newId()
  const now = clock()
  const ends_at = new Date(now.getTime() + DAY_MS)
  await insertFile(db, { id, account_id: actor.account_id, purpose, names, created_at: now, ends_at })
  try {
    for (const name of names) await fileStore().put(nameOf(id, name), { path: join(folder, name), type: "image/webp" })
    await markArrived(db, id, { ...made, arrived_at: clock() })
  } catch (error) {
    await discard(db, { id, names }, now)
    throw error
  }
  return id
}

/** What cannot be removed now is over all the same, and removed when the clock asks for it. */
const discard = async (db: Db, file: Ended, now: Date) => {
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

/** Something hangs on it now. In the transaction in which that something is written. */
export const keepFile = async (db: Db, accountId: string, id: string, now: Date) => {
  if (!(await markUsed(db, accountId, id, now))) throw chooseAgain()
}

/** Replaced: pages that were made a moment ago still show it, for a day. Taken away: it is gone at once. */
export const letGoOfFile = (db: Db, id: string, why: "replaced" | "removed", now: Date) =>
  markEnding(db, id, why === "removed" ? now : new Date(now.getTime() + DAY_MS))

const served = (names: readonly string[]) => names.filter((name) => name !== SOURCE)

const urlsOf = (id: string, names: readonly string[]) =>
  Object.fromEntries(served(names).map((name) => [name, `/files/${id}/${name}`]))

export const showFile = async ({ db, actor, clock }: Ctx<"signed_in">, { id }: { id: string }) => {
  const file = await findOwnFile(db, actor.account_id, id, clock())
  if (!file) throw noSuchFile()
  const { names, ends_at, ...rest } = file
  return {
    ...rest,
    state: ends_at ? ("waiting" as const) : ("in_use" as const),
    ends_at: ends_at?.toISOString() ?? null,
    urls: urlsOf(id, names),
  }
}

const noSuchFile = () => notFound(say(fileWords, (t) => t.things.file))

export const discardFile = async ({ db, actor, clock }: Ctx<"signed_in">, { id }: { id: string }) => {
  const file = await findOwnFile(db, actor.account_id, id, clock())
  if (!file) throw noSuchFile()
  if (!file.ends_at) throw conflict(say(fileWords, (t) => t.inUse))
  await markEnding(db, id, clock())
  return {}
}

/** Whose names are served, and to whom: for the door of pictures. */
export const findServedFile = async (db: Db, id: string, name: string, now: Date) => {
  const file = /^[\w-]{1,64}$/.test(id) ? await findFile(db, id, now) : undefined
  const purpose = file && purposeOf(file.purpose)
  if (!purpose || !served(file.names).includes(name)) return undefined
  return { seenBy: purpose.seenBy, open: () => fileStore().open(nameOf(id, name)) }
}

const BATCH = 100

/** What has ended goes: first its bytes, then its row. @returns how many could not be removed */
export const clearEndedFiles = async (db: Db, now: Date) => {
  const failed: unknown[] = []
  for (;;) {
    const ended = await claimEnded(db, now, BATCH)
    for (const file of ended) await remove(db, file).catch((error: unknown) => failed.push(error))
    if (ended.length < BATCH || failed.length > 0) return failed.length
  }
}
