/**
 * Sends what an earlier visit could not send, on any page: the head asks for this file where something is kept
 * (shell/head.script.ts). What cannot be sent now either is shown.
 */
import { sendUnsent } from "./outbox.actions.ts"
import { followQueue } from "./queue-notice.ts"

void sendUnsent().then(followQueue)
