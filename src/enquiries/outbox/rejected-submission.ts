/** Submissions refused after the thanks were shown: stored until their sender has corrected or discarded them. */
import { discardEntry } from "../../platform/outbox/outbox.actions.ts"
import { storeText } from "../../platform/storage.ts"
import { listSubmissions } from "./stored-submissions.ts"
import type { SubmissionEntry } from "./submission-entry.rules.ts"

export type RejectedSubmission = SubmissionEntry & { refused: NonNullable<SubmissionEntry["refused"]> }

/** Oldest first. */
export const listRejected = async () =>
  (await listSubmissions()).filter((one): one is RejectedSubmission => one.refused !== undefined)

const correctionKey = (form: string) => `mending:${form}`

/** Key of the rejected submission that this tab's draft of the form corrects. */
export const correctedIn = (form: string) => sessionStorage.getItem(correctionKey(form))

/** False where another open tab corrects it: from both it would be sent twice. */
export const startCorrection = async ({ form, key }: RejectedSubmission) => {
  if (!(await claimLock(`mending ${key}`))) return false
  storeText(correctionKey(form), key, sessionStorage)
  return true
}

export const endCorrection = async ({ form, key }: RejectedSubmission) => {
  sessionStorage.removeItem(correctionKey(form))
  await discardEntry(key)
}

/** Held until the tab is closed. */
const claimLock = (name: string) =>
  new Promise<boolean>((resolve) => {
    if (!("locks" in navigator)) return resolve(true)
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
