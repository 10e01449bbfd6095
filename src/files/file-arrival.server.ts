// An upload: received, checked, re-encoded (a document is stored as it came), stored. The row is written before the bytes, so
// that after a crash it is known what to delete.
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Ctx } from "../platform/context.server.ts"
import { DAY_MS } from "../platform/days.ts"
import type { Crop } from "../platform/files/crop.schema.ts"
import { fileStore, inWorkFolder, purposeOf } from "../platform/files/files.server.ts"
import { type MadePicture, namesOf, type Recipe } from "../platform/files/picture-order.ts"
import { makePictures } from "../platform/files/picture-process.server.ts"
import { DOCUMENT, type PurposeName, SOURCE, typeOf } from "../platform/files/purposes.ts"
import { receiveToDisk, type Upload } from "../platform/files/receive-file.server.ts"
import { openFairQueue } from "../platform/http/fair-queue.server.ts"
import { newId } from "../platform/id.ts"
import { localize } from "../platform/language/language.ts"
import { documentName } from "./document-name.rules.ts"
import { findOwnFile, insertFile, markArrived } from "./file.queries.server.ts"
import { chooseAgain, describeFile, discardNow, nameOf } from "./file.server.ts"
import { fileTexts } from "./texts.ts"

/** Uploads in progress of this process; each takes room on the disk. */
const MAX_UPLOADS = { inAll: 60, ofNetwork: 12, ofAccount: 4 }
/** Nothing waits for a slot, as an upload takes longer than a client would wait. */
const atOnce = { waiting: 0, waitingInAll: 0, retryAfterSeconds: 10 }
const networkQueue = openFairQueue({
  ...{ ...atOnce, atOnce: MAX_UPLOADS.inAll, perKey: MAX_UPLOADS.ofNetwork },
  ownBusyMessage: localize(fileTexts, (t) => t.busyNetwork(MAX_UPLOADS.ofNetwork)),
})
const accountQueue = openFairQueue({
  ...{ ...atOnce, atOnce: Number.POSITIVE_INFINITY, perKey: MAX_UPLOADS.ofAccount },
  ownBusyMessage: localize(fileTexts, (t) => t.busyAccount(MAX_UPLOADS.ofAccount)),
})
/** Takes a slot until the file is stored; refuses at once where the account or its network has no free one. */
const inUploadQueues = <T>({ actor, network }: Ctx<"signed_in">, work: () => Promise<T>) =>
  accountQueue.take(actor.account_id, () => networkQueue.take(network, work))

export const receiveFile = async (
  ctx: Ctx<"signed_in">,
  { purpose: purposeName, name }: { purpose: PurposeName; name?: string | undefined },
  upload: Upload,
) => {
  const purpose = purposeOf(purposeName)
  return inUploadQueues(ctx, () =>
    inWorkFolder(async (folder) => {
      const path = join(folder, "in")
      const { kind, bytes } = await receiveToDisk(upload, path, purpose)
      const file =
        kind === "document"
          ? documentAt(path, { document_name: documentName(name), bytes })
          : await drawPictures(ctx, { ...purpose.arrival, source: path, folder })
      return describeFile(await store(ctx, purposeName, file))
    }),
  )
}

interface MadeFile {
  /** Name -> where it is on the disk. */
  paths: Record<string, string>
  picture: MadePicture | null
  document_name: string | null
  bytes: number | null
}

const documentAt = (path: string, known: { document_name: string; bytes: number }): MadeFile => ({
  ...known,
  paths: { [DOCUMENT]: path },
  picture: null,
})

const drawPictures = async (
  { actor }: Ctx<"signed_in">,
  order: Parameters<typeof makePictures>[1],
): Promise<MadeFile> => ({
  picture: await makePictures(actor.account_id, order),
  paths: Object.fromEntries(namesOf(order).map((name) => [name, join(order.folder, name)])),
  document_name: null,
  bytes: null,
})

interface CropInput {
  file_id: string
  crop: Crop | undefined
  purpose: PurposeName
  recipe: Recipe
}

/** Makes a new file from an uploaded source; the source stays for its day, so that the call can be retried. */
export const cropFile = async (ctx: Ctx<"signed_in">, { file_id, crop, purpose, recipe }: CropInput) => {
  const source = await findOwnFile(ctx.db, ctx.actor.account_id, file_id, ctx.clock())
  if (source?.purpose !== purpose || !source.names.includes(SOURCE)) throw chooseAgain()
  return inWorkFolder(async (folder) => {
    const path = join(folder, "in")
    const stored = await fileStore().open(nameOf(file_id, SOURCE))
    if (!stored) throw chooseAgain()
    await pipeline(stored.body, createWriteStream(path, { flags: "wx", mode: 0o600 }))
    const { id } = await store(ctx, purpose, await drawPictures(ctx, { ...recipe, crop, source: path, folder }))
    return id
  })
}

const store = async (
  { db, actor, clock }: Ctx<"signed_in">,
  purpose: PurposeName,
  { paths, picture, document_name, bytes }: MadeFile,
) => {
  const id = newId()
  const now = clock()
  const ends_at = new Date(now.getTime() + DAY_MS)
  const file = { id, names: Object.keys(paths), document_name, bytes }
  const { width = null, height = null, placeholder = null } = picture ?? {}
  await insertFile(db, { ...file, account_id: actor.account_id, purpose, created_at: now, ends_at })
  try {
    for (const [name, path] of Object.entries(paths))
      await fileStore().put(nameOf(id, name), { path, type: typeOf(name) })
    await markArrived(db, id, { width, height, placeholder, arrived_at: clock() })
  } catch (error) {
    await discardNow(db, file, now)
    throw error
  }
  return { ...file, width, height, placeholder }
}
