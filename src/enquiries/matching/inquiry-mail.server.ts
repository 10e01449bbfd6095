// Whom the mails about an inquiry go to, and how they lead to its page.
import type { Db } from "../../platform/database/database.server.ts"
import { languageNamed } from "../../platform/language/language.ts"
import { newSecret } from "../../platform/tokens.server.ts"
import { saveInquiryLink } from "../status/enquiry-link.queries.server.ts"
import type { MailedInquiry } from "./matching.queries.server.ts"

export const receiverOf = ({ email, language }: Pick<MailedInquiry, "email" | "language">) => ({
  email,
  language: languageNamed(language),
})

/** Each mail to somebody without an account brings a link of its own. */
export const aboutOf = async (
  db: Db,
  { id, reference, has_account }: Pick<MailedInquiry, "id" | "reference" | "has_account">,
  service: string,
  now: Date,
) => {
  const token = has_account ? null : newSecret()
  if (token) await saveInquiryLink(db, id, token, now)
  return { reference, service, token }
}
