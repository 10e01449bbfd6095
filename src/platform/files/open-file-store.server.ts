import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { FileStore } from "./file-store.server.ts"
import { openLocalStore } from "./local-store.server.ts"
import { openS3Store, s3Place } from "./s3-store.server.ts"

/** @param url FILES_URL; without it, a folder beside the database */
export const openFileStore = (url: string | undefined, dataDir: string): FileStore => {
  if (!url) return openLocalStore(join(dataDir, "files", "kept"))
  return url.startsWith("file:") ? openLocalStore(fileURLToPath(url)) : openS3Store(s3Place(url))
}
