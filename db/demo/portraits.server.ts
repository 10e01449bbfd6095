// The portraits of the demo's people, as if each had brought one: their sizes in the store of files, a row in `files`, and the
// account that shows it. They are kept at their largest size, of which the smaller ones are made; drawing them takes longer.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Insertable, sql } from "kysely"
import { portraitSizes } from "../../src/accounts/portrait/portrait.schema.ts"
import { nameOf } from "../../src/files/file.server.ts"
import type { Db } from "../../src/platform/database/database.server.ts"
import type { FileStore } from "../../src/platform/files/file-store.server.ts"
import { typeOf } from "../../src/platform/files/purposes.ts"
import type { DB } from "../types.ts"
import { type DemoPeople, type DemoPerson, idAt } from "./people.server.ts"
import { pictureOf } from "./portraits/pictures.ts"

const { large, ...smaller } = portraitSizes

export type PortraitRow = Insertable<DB["files"]> & { id: string }

/** First the bytes, then their rows: no account shows what is not there. */
export const storePortraits = async (store: FileStore, { byName }: DemoPeople) => {
  const folder = await mkdtemp(join(tmpdir(), "portraits-"))
  try {
    return await eightAtOnce([...byName.values()], (person) => bring(person, store, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const insertPortraits = async (db: Db, portraits: PortraitRow[]) => {
  if (portraits.length === 0) return
  await db.insertInto("files").values(portraits).execute()
  await sql`update accounts a set portrait_id = e.id from files e
    where e.account_id = a.id and e.purpose = 'portrait'`.execute(db)
}

/** Of a start that another one was faster than. */
export const removePortraits = async (store: FileStore, portraits: PortraitRow[]) => {
  const names = portraits.flatMap(({ id }) => Object.values(portraitSizes).map((size) => nameOf(id, size)))
  await eightAtOnce(names, store.remove)
}

/** They wait for a disk or for another machine. */
const eightAtOnce = async <T, R>(all: T[], act: (one: T) => Promise<R>) => {
  const done: R[] = []
  for (let at = 0; at < all.length; at += 8) done.push(...(await Promise.all(all.slice(at, at + 8).map(act))))
  return done
}

const bring = async ({ name, accountId, createdAt }: DemoPerson, store: FileStore, folder: string) => {
  const id = idAt(createdAt)
  const put = (size: string, path: string) => store.put(nameOf(id, size), { path, type: typeOf(size) })
  const picture = pictureOf(name)
  await put(large, picture)
  for (const [size, draw] of await sizesOf(picture)) {
    const path = join(folder, `${id}-${size}`)
    await draw.webp({ quality: 70, effort: 2 }).toFile(path)
    await put(size, path)
  }
  return {
    ...{ id, account_id: accountId, purpose: "portrait", names: Object.values(portraitSizes) },
    ...{ width: Number(large), height: Number(large) },
    ...{ created_at: createdAt, arrived_at: createdAt },
  }
}

/** Decoded once, at the larger of them. */
const sizesOf = async (picture: string) => {
  const { default: sharp } = await import("sharp")
  const side = Number(smaller.medium)
  const { data, info } = await sharp(picture).resize(side).raw().toBuffer({ resolveWithObject: true })
  return Object.values(smaller).map((size) => [size, sharp(data, { raw: info }).resize(Number(size))] as const)
}
