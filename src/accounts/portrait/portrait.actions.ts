/** What is done with one's own portrait: a picture is brought, a square of it becomes the portrait, it is taken away. */
import { discard, sendFile } from "../../files/upload.actions.ts"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import type { UploadOptions } from "../../platform/api/upload.ts"
import type { Crop } from "../../platform/files/crop.schema.ts"
import { textsHere } from "../../platform/language/language.ts"
import { updateStoredUser } from "../../platform/session/stored-session.ts"
import { changePortrait, removePortrait } from "./portrait.contract.ts"
import { portraitTexts } from "./texts.ts"

/** Each fails with a sentence for people. */
export interface PortraitActions {
  /** @returns the file's id */
  bring: (file: File, options: UploadOptions) => Promise<string>
  use: (fileId: string, crop: Crop) => Promise<void>
  /** What was brought and is not wanted; that nobody wants it any more, the server finds out by itself. */
  forget: (fileId: string) => void
  remove: () => Promise<void>
}

type Sentence = (t: ReturnType<typeof portraitTexts.in>) => string

const saying = <T>(act: Promise<T>, otherwise: Sentence): Promise<T> =>
  act.catch((error: unknown) => {
    throw new Error(failureMessage(error, otherwise(textsHere(portraitTexts))), { cause: error })
  })

export const portraitActions: PortraitActions = {
  bring: async (file, options) =>
    (await sendFile(file, { ...options, purpose: "portrait", otherwise: textsHere(portraitTexts).notSent })).id,
  use: async (file_id, crop) => {
    const { portrait } = await saying(call(changePortrait, { file_id, crop }), (t) => t.failed)
    updateStoredUser({ portrait })
  },
  forget: discard,
  remove: async () => {
    await saying(call(removePortrait, {}), (t) => t.notRemoved)
    updateStoredUser({ portrait: null })
  },
}
