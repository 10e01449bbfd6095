/**
 * Sends what an earlier visit could not send, on any page: loaded by head.script.ts where something is stored. Notices show
 * which submissions of public forms still cannot be sent, or were refused; messages show it in their conversation.
 */
import { keepRefusedNotice } from "../enquiries/outbox/outbox-notice.ts"
import { keepQueueNotice } from "../enquiries/outbox/queue-notice.ts"
import "../enquiries/outbox/submission-outbox.ts"
import messageScript from "../messaging/composer/message-outbox.script.ts?script-src"
import { loadSenders } from "../platform/outbox/load-senders.ts"
import { flush } from "../platform/outbox/outbox.actions.ts"

void loadSenders({ message: messageScript })
void flush().then(() => {
  void keepRefusedNotice()
  return keepQueueNotice()
})
