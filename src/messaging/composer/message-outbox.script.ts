/** Sends messages that an earlier visit could not send, on any page: loaded by shell/outbox.script.ts where some are stored. */
import { flush } from "../../platform/outbox/outbox.actions.ts"
import { registerSender } from "../../platform/outbox/senders.ts"
import { signedInSender } from "../../platform/outbox/signed-in-sender.actions.ts"
import { sendMessage } from "../thread/thread.contract.ts"
import { MESSAGE_KIND } from "./outgoing.rules.ts"

registerSender([MESSAGE_KIND], signedInSender(sendMessage))
void flush()
