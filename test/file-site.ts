/** An app with a store of files that can fail, and what is left in it. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { expect } from "vitest"
import type { FilePurpose, FileStore } from "../src/platform/files/file-store.server.ts"
import { openLocalStore } from "../src/platform/files/open-file-store.server.ts"
import { startTestApp, type TestApp } from "./app.ts"

interface Upload {
  purpose?: string | undefined
  name?: string
  token: string
}

export interface FileSite extends TestApp {
  /** What the store does otherwise than it should. */
  broken: Partial<FileStore>
  /** The folder of the store. */
  kept: string
  upload: (
    payload: Buffer | Readable,
    upload: Upload,
  ) => Promise<{ status: number; body: { id: string; [key: string]: unknown } }>
  /** Names of what is on its way in. */
  onTheirWay: () => string[]
  /** Whatever is done leaves no row, no bytes, nothing half written. */
  leavesNothing: (act: () => Promise<unknown>) => Promise<void>
}

export const startFileSite = async (filePurposes?: FilePurpose[]): Promise<FileSite> => {
  const kept = mkdtempSync(join(tmpdir(), "sthapati-kept-"))
  const folder = openLocalStore(kept)
  const broken: FileSite["broken"] = {}
  const store: FileStore = {
    put: (...args) => (broken.put ?? folder.put)(...args),
    open: (...args) => (broken.open ?? folder.open)(...args),
    remove: (...args) => (broken.remove ?? folder.remove)(...args),
  }
  const t = await startTestApp({ store, filePurposes, trustedProxies: ["127.0.0.1"] })
  const arriving = join(t.dataDir, "files", "arriving")
  const onTheirWay = () => (existsSync(arriving) ? readdirSync(arriving) : [])
  const whatIsThere = async () => [
    await t.db.selectFrom("files").selectAll().orderBy("id").execute(),
    readdirSync(kept, { recursive: true }).sort(),
  ]
  return {
    ...t,
    broken,
    kept,
    onTheirWay,
    upload: async (payload, { purpose = "portrait", name = "me.jpg", token }) => {
      const answer = await t.app.inject({
        method: "POST",
        url: `/api/files?${new URLSearchParams({ purpose, name })}`,
        headers: { authorization: `Bearer ${token}`, "content-type": "image/jpeg" },
        payload,
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    leavesNothing: async (act) => {
      const before = await whatIsThere()
      await act()
      expect(await whatIsThere()).toEqual(before)
      expect(onTheirWay()).toEqual([])
    },
    close: async () => {
      await t.close()
      rmSync(kept, { recursive: true, force: true })
    },
  }
}
