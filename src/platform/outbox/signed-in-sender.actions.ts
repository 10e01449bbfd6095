import { ApiFailure, call } from "../api/api-client.ts"
import type { Contract } from "../api/contract.ts"
import { currentUser } from "../session/renewal.ts"
import { failureResult, type Sender } from "./senders.ts"

/** Sends in the name of whoever typed it: only while they are signed in in this browser, by this call. */
export const signedInSender = (contract: Contract): Sender => ({
  maySend: async ({ owner }) => (await currentUser())?.user_id === owner,
  post: async ({ key, input, owner }) => {
    try {
      // Should somebody else have signed in meanwhile, the server refuses what names its sender.
      const values = { ...input, user_id: owner }
      return { outcome: "sent", answer: await call(contract, values, { idempotencyKey: key, keepalive: true }) }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.status === 401 || error.code === "identity_mismatch") return notInTheirName
      return failureResult(error)
    }
  },
})

/** Nothing was answered to its owner: it waits until they are back. */
const notInTheirName = { outcome: "queued", status: 0, retryAfter: 0 } as const
