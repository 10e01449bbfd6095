/** A file on its way to the server, and one that nobody wants any more. */
import { call, failureMessage } from "../platform/api/api-client.ts"
import { type UploadOptions, upload } from "../platform/api/upload.ts"
import type { PurposeName } from "../platform/files/purposes.ts"
import { discardFile, uploadFile } from "./file.contract.ts"

interface SentFile extends UploadOptions {
  purpose: PurposeName
  /** What is said where the server does not say why it did not come. */
  otherwise: string
}

/** @returns its id; fails with a sentence for people */
export const sendFile = async (file: File, { purpose, otherwise, ...options }: SentFile): Promise<string> => {
  try {
    return (await upload(uploadFile, { purpose, name: file.name.slice(0, 200) }, file, options)).id
  } catch (error) {
    throw new Error(failureMessage(error, otherwise), { cause: error })
  }
}

/** What is not discarded goes by itself after a day. */
export const discard = (id: string) => void call(discardFile, { id }).catch(() => {})
