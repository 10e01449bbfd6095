import { brand } from "../../brand.ts"
import { inLanguages } from "../language/language.ts"

/** What every mail says around its own words. */
export const mailTexts = inLanguages({
  en: {
    questions: (supportHours: string) => `Questions? ${brand.emails.support} or ${brand.phone} (${supportHours})`,
    /** In the demo's mailbox, for a kind that this version of the site does not know. */
    unknownMail: { subject: "A mail", text: "We cannot show what this mail says." },
    orOpen: (url: string) => `Or open this address: ${url}`,
  },
})
