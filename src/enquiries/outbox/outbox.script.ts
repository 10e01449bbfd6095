/**
 * Sends what an earlier visit could not send, on any page: loaded by shell/head.script.ts where something is stored. A notice
 * shows what still cannot be sent.
 */
import { flushAndRetry } from "./outbox.actions.ts"
import { keepQueueNotice } from "./queue-notice.ts"

void flushAndRetry().then(keepQueueNotice)
