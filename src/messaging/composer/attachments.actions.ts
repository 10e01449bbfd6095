/** Files of a message that is being written: each is sent as soon as it is chosen. */
import { discard } from "../../files/upload.actions.ts"
import { createUploads, type UploadsState, type UploadsStore } from "../../files/uploads.actions.ts"
import { PICTURE_AND_DOCUMENT_TYPES } from "../../platform/files/upload-bounds.ts"
import { textsHere } from "../../platform/language/language.ts"
import { MAX_FILES } from "../message.rules.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import type { DraftStore } from "./drafts.ts"

interface AttachmentsActs {
  remove: (id: string) => void
}

export type AttachmentsStore = UploadsStore & AttachmentsActs
export type AttachmentsState = UploadsState & AttachmentsActs

/** @param draft gets each file that has arrived */
export const createAttachmentsStore = (draft: DraftStore): AttachmentsStore => {
  const uploads = createUploads({
    purpose: "message",
    types: PICTURE_AND_DOCUMENT_TYPES,
    max: MAX_FILES,
    present: () => draft.current().files.length,
    onArrived: (file) => draft.change({ files: [...draft.current().files, file] }),
    sentences: () => textsHere(messagesPageTexts).files,
  })
  return {
    ...uploads,
    remove: (id) => {
      uploads.clearProblem()
      draft.change({ files: draft.current().files.filter((one) => one.id !== id) })
      discard(id)
    },
  }
}
