/** How entries are sent, by kind. Each page, script and worker registers those that it knows; other kinds lie where they are. */
import { ApiFailure } from "../api/api-failure.ts"
import type { Reply } from "../api/transport.ts"
import { isFinal, type OutboxEntry } from "./outbox.rules.ts"

export interface Sender {
  /** One try. */
  post: (one: OutboxEntry) => Promise<PostResult>
  /** Whether it may be sent just now; where not, it waits. */
  maySend?: (one: OutboxEntry) => boolean | Promise<boolean>
}

/** The outcome of a try. `status` 0: no answer; `retryAfter` in seconds. */
export type PostResult =
  | { outcome: "sent"; answer?: unknown }
  | { outcome: "queued"; status: number; retryAfter: number }
  | { outcome: "refused"; failure: ApiFailure }

const senders = new Map<string, Sender>()

/** Kinds of one sender wait together while the server is busy. */
export const registerSender = (kinds: readonly string[], sender: Sender) => {
  for (const kind of kinds) senders.set(kind, sender)
}

export const senderOf = ({ kind }: OutboxEntry) => senders.get(kind)

export const resultOf = ({ status, body }: Pick<Reply, "status" | "body">): PostResult => {
  if (status >= 200 && status < 300) return { outcome: "sent" }
  return failureResult(new ApiFailure(status, String(body.message), body))
}

/** Two tries at once conflict, and one of them goes on; a conflict that names its refusal stays one. */
const isRefused = ({ status, details }: ApiFailure) => isFinal(status) || (status === 409 && "refusal" in details)

export const failureResult = (failure: ApiFailure): PostResult =>
  isRefused(failure)
    ? { outcome: "refused", failure }
    : { outcome: "queued", status: failure.status, retryAfter: Number(failure.details.retry_after) || 0 }
