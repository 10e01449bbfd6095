/**
 * Sends what an earlier visit could not send, on any page: the head asks for this file where something is kept
 * (shell/head.script.ts).
 */
import { sendUnsent } from "./outbox.acts.ts"

void sendUnsent()
