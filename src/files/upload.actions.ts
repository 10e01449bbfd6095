/** A file on its way to the server, and one that nobody wants any more. */
import { call, failureMessage } from "../platform/api/api-client.ts"
import type { Answer } from "../platform/api/contract.ts"
import { type UploadOptions, upload } from "../platform/api/upload.ts"
import type { PurposeName } from "../platform/files/purposes.ts"
import { discardFile, uploadFile } from "./file.contract.ts"

interface SentFile extends UploadOptions {
  purpose: PurposeName
  /** What is said where the server does not say why it did not come. */
  otherwise: string
}

/** @returns what became of it; fails with a sentence for people, and then may be called again with the same file */
export const sendFile = async (
  file: File,
  { purpose, otherwise, ...options }: SentFile,
): Promise<Answer<typeof uploadFile>> => {
  try {
    return await upload(uploadFile, { purpose, name: file.name.slice(0, 200) }, file, options)
  } catch (error) {
    throw new Error(failureMessage(error, otherwise), { cause: error })
  }
}

/** What is not discarded goes by itself after a day. */
export const discard = (id: string) => void call(discardFile, { id }).catch(() => {})
