/** Submissions refused after the thanks were shown: stored until their sender has corrected or discarded them. */
import { claimLock } from "../../platform/claim-lock.ts"
import { discardEntry } from "../../platform/outbox/outbox.actions.ts"
import { storeText } from "../../platform/storage.ts"
import { listSubmissions } from "./stored-submissions.ts"
import type { SubmissionEntry } from "./submission-entry.rules.ts"

export type RefusedSubmission = SubmissionEntry & { refused: NonNullable<SubmissionEntry["refused"]> }

/** Oldest first. */
export const listRefused = async () =>
  (await listSubmissions()).filter((one): one is RefusedSubmission => one.refused !== undefined)

const correctionKey = (form: string) => `correction:${form}`
/** As tabs have it that were opened with the version before. */
const oldCorrectionKey = (form: string) => `mending:${form}`

/** Key of the refused submission that this tab's draft of the form corrects. */
export const correctedIn = (form: string) =>
  sessionStorage.getItem(correctionKey(form)) ?? sessionStorage.getItem(oldCorrectionKey(form))

/** False where another open tab corrects it: from both it would be sent twice. */
export const startCorrection = async ({ form, key }: RefusedSubmission) => {
  // Another tab may be one of the version before, which knows it by this name.
  if (!(await claimLock(`mending ${key}`))) return false
  storeText(correctionKey(form), key, sessionStorage)
  return true
}

export const endCorrection = async ({ form, key }: RefusedSubmission) => {
  for (const name of [correctionKey(form), oldCorrectionKey(form)]) sessionStorage.removeItem(name)
  await discardEntry(key)
}
