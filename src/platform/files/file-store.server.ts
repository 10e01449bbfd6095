// Where the bytes of files are kept: a folder of this machine, or an S3-compatible store that all nodes share. What is in
// it is named `<id of the file>/<one of its names>`; the database says what there is, and who may have it.
import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import type { Readable } from "node:stream"
import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import type { Recipe } from "./picture-order.ts"
import type { PurposeName } from "./purposes.ts"

export interface FileStore {
  /** Kept whole under this name, or not at all. */
  put: (name: string, file: FileOnDisk) => Promise<void>
  /** Undefined where nothing has this name. */
  open: (name: string) => Promise<{ body: Readable; bytes: number | undefined } | undefined>
  /** What is not there is as good as removed. */
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

/** What a slice says of the files that hang on its rows, in its x.slice.server.ts. */
export interface FilePurpose {
  name: PurposeName
  /** Made when one arrives: what is served, or a source to be cropped later. */
  arrival: Recipe
  /** Everybody who has the address, or those who may see what the file hangs on. */
  seenBy: "everyone" | ((db: Db, actor: Actor, fileId: string) => Promise<boolean>)
}
