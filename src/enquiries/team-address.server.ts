// Which of our mailboxes a submission goes to, and an answer to ours comes back to (docs/decisions/0056).
import { brand } from "../brand.ts"

/** @param subject as the sender chose it */
export const teamAddress = (subject?: string) => (subject === "support" ? brand.emails.support : brand.emails.general)
