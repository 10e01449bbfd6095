// Opens the store of files; and the store in a folder of this machine, which writes a file under a temporary name until it
// is complete and flushed.

import { randomUUID } from "node:crypto"
import { copyFile, mkdir, open as openFile, rename, rm, rmdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { FileStore } from "./file-store.server.ts"
import { openS3Store, s3Location } from "./s3-store.server.ts"

/** @param folder made with the first file */
export const openLocalStore = (folder: string): FileStore => {
  const pathOf = (name: string) => join(folder, name)
  return {
    put: async (name, { path }) => {
      const target = pathOf(name)
      const part = `${target}.${randomUUID()}.part`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await copyFile(path, part)
        await flushToDisk(part)
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    open: async (name) => {
      const file = await openFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined
        throw error
      })
      return file && { body: file.createReadStream(), bytes: (await file.stat()).size }
    },
    remove: async (name) => {
      const target = pathOf(name)
      await rm(target, { force: true })
      // Its folder goes with the last of its files.
      await rmdir(dirname(target)).catch(() => {})
    },
  }
}

const flushToDisk = async (path: string) => {
  const file = await openFile(path, "r+")
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @param url FILES_URL; without it, a folder beside the database */
export const openFileStore = (url: string | undefined, dataDir: string): FileStore => {
  if (!url) return openLocalStore(join(dataDir, "files", "kept"))
  return url.startsWith("file:") ? openLocalStore(fileURLToPath(url)) : openS3Store(s3Location(url))
}
