import type { OutboxEntry } from "../../platform/outbox/outbox.rules.ts"
import { listEntries, ownerHere } from "../../platform/outbox/outbox-store.ts"
import type { SubmissionEntry } from "./submission-entry.rules.ts"
import { outboxKinds } from "./submission-sender.actions.ts"

/** The current user's, queued and refused ones, oldest first. */
export const listSubmissions = async () => (await listEntries()).filter(isOwnSubmission)

const isOwnSubmission = (one: OutboxEntry): one is SubmissionEntry =>
  outboxKinds.includes(one.kind) && one.owner === ownerHere()
