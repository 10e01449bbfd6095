// Where the bytes of files are kept: a folder of this machine, or an S3-compatible store that all nodes share. What is in
// it is named `<id of the file>/<one of its names>`; the database says what there is, and who may have it.
import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import type { Readable } from "node:stream"

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
