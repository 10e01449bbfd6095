/** What was refused after the thanks were given: it waits, with its text, until its sender has mended or given it up. */
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import type { Unsent } from "./outbox.rules.ts"
import { dropUnsent, listUnsent } from "./outbox-store.ts"

/** What became of a submission after its thanks, or of another try to send it, told to all tabs. */
interface DeliveryStatus {
  key: string
  status: "sent" | "refused" | "queued"
}

const CHANNEL = "submission-delivery"

export const publishDeliveryStatus = (status: DeliveryStatus) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(status)
  channel.close()
}

/** @returns what ends it */
export const onDeliveryStatus = (hear: (status: DeliveryStatus) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<DeliveryStatus>) => hear(data)
  return () => channel.close()
}

export type RejectedSubmission = Unsent & { refused: NonNullable<Unsent["refused"]> }

/** Who sits here now: what has to come back does so for them alone. */
export const ownerHere = () => storedUser()?.user_id ?? ""

/** Oldest first. */
export const listRejected = async (): Promise<RejectedSubmission[]> =>
  (await listUnsent()).filter(
    (one): one is RejectedSubmission => one.refused !== undefined && one.owner === ownerHere(),
  )

const pageOf = (form: string) => `mending:${form}`

/** The one that this tab's draft of the form is mended from. */
export const mendedIn = (form: string) => sessionStorage.getItem(pageOf(form))

/** False where another open tab mends it: mended in both it would be sent twice. */
export const beginMending = async ({ form, key }: RejectedSubmission) => {
  if (!(await claim(`mending ${key}`))) return false
  storeText(pageOf(form), key, sessionStorage)
  return true
}

export const endMending = async ({ form, key }: RejectedSubmission) => {
  sessionStorage.removeItem(pageOf(form))
  await dropUnsent(key)
}

/** For as long as the tab lives. */
const claim = (name: string) =>
  new Promise<boolean>((resolve) => {
    if (!("locks" in navigator)) return resolve(true)
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
