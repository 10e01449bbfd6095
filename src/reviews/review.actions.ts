/** A picture of a review on its way to the server. */
import { discardFile, uploadFile } from "../files/file.contract.ts"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { type UploadOptions, upload } from "../platform/api/upload.ts"
import { textsHere } from "../platform/language/language.ts"
import { picturesTexts } from "./texts.ts"

/** @returns its id; fails with a sentence for people */
export const sendPicture = async (file: File, options: UploadOptions): Promise<string> => {
  try {
    return (await upload(uploadFile, { purpose: "review", name: file.name.slice(0, 200) }, file, options)).id
  } catch (error) {
    throw new Error(failureMessage(error, textsHere(picturesTexts).notSent), { cause: error })
  }
}

/** What is not discarded goes by itself after a day. */
export const discardPicture = (id: string) => void call(discardFile, { id }).catch(() => {})
