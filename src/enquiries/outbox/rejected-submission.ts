/** Submissions refused after the thanks were shown: stored until their sender has corrected or discarded them. */
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import type { OutboxEntry } from "./outbox.rules.ts"
import { deleteEntry, listEntries } from "./outbox-store.ts"

export type RejectedSubmission = OutboxEntry & { refused: NonNullable<OutboxEntry["refused"]> }

/** The current user's id: a submission is only shown to who typed it. */
export const ownerHere = () => storedUser()?.user_id ?? ""

/** Oldest first. */
export const listRejected = async (): Promise<RejectedSubmission[]> =>
  (await listEntries()).filter(
    (one): one is RejectedSubmission => one.refused !== undefined && one.owner === ownerHere(),
  )

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
  await deleteEntry(key)
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
