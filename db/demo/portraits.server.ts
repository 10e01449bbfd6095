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

/** They wait for the disk or for another machine, not for each other. */
const AT_ONCE = 8

/** First the bytes, then their rows: no account shows what is not there. */
export const loadPortraits = async (db: Db, { byName }: DemoPeople, store: FileStore) => {
  const folder = await mkdtemp(join(tmpdir(), "portraits-"))
  try {
    const waiting = [...byName.values()]
    const rows: Insertable<DB["files"]>[] = []
    while (waiting.length > 0)
      rows.push(...(await Promise.all(waiting.splice(0, AT_ONCE).map((person) => bring(person, store, folder)))))
    await db.insertInto("files").values(rows).execute()
    await sql`
      update accounts a set portrait_id = e.id from files e where e.account_id = a.id and e.purpose = 'portrait'`.execute(
      db,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
