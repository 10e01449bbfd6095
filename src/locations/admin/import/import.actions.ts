/** A file of locations on its way: looked at, and then brought. It stays with the browser between the two. */
import { ApiFailure, failureMessage } from "../../../platform/api/api-client.ts"
import { upload } from "../../../platform/api/upload.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { importLocations, previewImport } from "./import.contract.ts"
import type { ImportPreview } from "./import.schema.ts"
import { importTexts } from "./texts.ts"

const quietly = { onProgress: () => {} }

export type Looked = { preview: ImportPreview } | { failure: string }

export const lookAtFile = async (file: File, signal: AbortSignal): Promise<Looked> => {
  try {
    return { preview: await upload(previewImport, {}, file, { ...quietly, signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(importTexts).failed) }
  }
}

/** `isOutdated`: what there is has changed since it was looked at. */
export type Brought = { message: string } | { failure: string; isOutdated: boolean }

export const bringFile = async (file: File, expected: ImportPreview["new"], signal: AbortSignal): Promise<Brought> => {
  try {
    const { message } = await upload(importLocations, expected, file, { ...quietly, signal })
    return { message }
  } catch (error) {
    if (signal.aborted) throw error
    const isOutdated = error instanceof ApiFailure && error.code === "conflict"
    return { failure: failureMessage(error, textsHere(importTexts).importFailed), isOutdated }
  }
}
