// Where the bytes of files are stored: a folder of this machine, or an S3-compatible store that all nodes share. Names are
// `<id of the file>/<one of its names>`; the database knows which files exist, and who may see them.
import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import type { Readable } from "node:stream"
import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import type { Recipe } from "./picture-order.ts"
import type { PurposeName } from "./purposes.ts"

export interface FileStore {
  /** Stored whole, or not at all. */
  put: (name: string, file: FileOnDisk) => Promise<void>
  /** Undefined where it does not exist. */
  open: (name: string) => Promise<{ body: Readable; bytes: number | undefined } | undefined>
  /** No error where it does not exist. */
  remove: (name: string) => Promise<void>
}

export interface FileOnDisk {
  path: string
  type: string
}

export const readOnDisk = async ({ path }: FileOnDisk) => {
  const { size } = await stat(path)
  return { bytes: size, open: () => createReadStream(path) }
}

export interface FileLook {
  actor: Actor
  fileId: string
  network: string
  at: Date
}

/** What a slice's files are for, declared in its x.slice.server.ts. */
export interface FilePurpose {
  name: PurposeName
  /** Made when a picture arrives: what is served, or a source to be cropped later. */
  arrival: Recipe
  /** PDFs as well: stored as they come, and only downloaded (docs/decisions/0050). */
  acceptsDocuments?: boolean
  /**
   * Everybody who has the address, or those who may see the row that uses the file. Before a row does, its uploader sees it;
   * that needs no word here.
   */
  seenBy: "everyone" | ((db: Db, actor: Actor, fileId: string) => Promise<boolean>)
  /** Everybody as well, for as long as it holds: of what is published, and may be taken back. */
  isPublic?: (db: Db, fileId: string) => Promise<boolean>
  /** Called before it is sent to somebody else than its uploader: a record of who has looked, without which nobody looks. */
  recordLook?: (db: Db, look: FileLook) => Promise<void>
}
