/**
 * Sends what an earlier visit could not send, on any page: loaded by head.script.ts where something is stored. Notices show
 * which submissions of public forms still cannot be sent, or were refused.
 */
import { keepRejectedNotice } from "../enquiries/outbox/outbox-notice.ts"
import { keepQueueNotice } from "../enquiries/outbox/queue-notice.ts"
import "../enquiries/outbox/submission-outbox.ts"
import { flush } from "../platform/outbox/outbox.actions.ts"

void flush().then(() => {
  void keepRejectedNotice()
  return keepQueueNotice()
})
