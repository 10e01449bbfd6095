/** A page that has this module sends submissions, and its worker does once it is closed. */
import { setOutboxWorker } from "../../platform/outbox/background-sync.ts"
import { registerSender } from "../../platform/outbox/senders.ts"
import workerScript from "./outbox-worker.script.ts?script-src"
import { outboxKinds, submissionSender } from "./submission-sender.actions.ts"

registerSender(outboxKinds, submissionSender)
setOutboxWorker(workerScript)
