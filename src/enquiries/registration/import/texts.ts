import { inLanguages } from "../../../platform/language/language.ts"
import { pluralIn } from "../../../platform/language/parts.ts"
import { registrationExperience, registrationServices } from "../../enquiry-choices.ts"

const plural = pluralIn("en")
const anyOf = (choices: readonly string[]) => `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`
const grouped = (count: number) => count.toLocaleString("en-IN")
const invitations = (count: number) => plural(count, { one: "1 invitation", other: `${grouped(count)} invitations` })

export const professionalImportFieldTexts = inLanguages({
  en: { fields: { invitations: "Invitations", file: "File" } },
})

export const professionalImportProblems = inLanguages({
  en: {
    hasErrors: (count: number) =>
      plural(count, {
        one: "Nobody was invited: one row has an error.",
        other: `Nobody was invited: there are ${grouped(count)} errors.`,
      }),
    changedMeanwhile:
      "Nobody was invited: somebody of this file has come meanwhile in another way. Please look at it again.",
    invitedAlready: (count: number) =>
      plural(count, {
        one: "Nobody was invited now: everyone in this file has been invited already.",
        other: `Nobody was invited now: all ${grouped(count)} in this file have been invited already.`,
      }),
    imported: (count: number) => `${invitations(count)} on the way. The registrations stand in the inbox, approved.`,
  },
})

/** What is said of a row beside what the form itself would say. */
export const professionalFindingTexts = inLanguages({
  en: {
    twice: (line: number) => `The same e-mail stands on line ${grouped(line)}`,
    joined: "Somebody with this e-mail has a professional's account already",
    invited: (reference: string) => `Somebody with this e-mail was invited already (${reference})`,
    waits: (reference: string) =>
      `A registration with this e-mail waits in the inbox (${reference}). Please decide about it there`,
    formula: "This begins like a formula of a spreadsheet. Please write it as text",
    openQuote: "A quotation mark opens here and is never closed",
    hasAccount: "Somebody with this e-mail has an account, and is invited to offer services with it",
    refusedBefore: (reference: string) => `A registration with this e-mail was refused before (${reference})`,
  },
})

export const professionalImportTexts = inLanguages({
  en: {
    open: "Import professionals",
    title: "Import professionals",
    lead: `A CSV file whose first line names its columns: name, email, business_name and service; and, where you have them, phone, experience, location and website. The service is ${anyOf(registrationServices)}; the experience, in years, ${anyOf(registrationExperience)}. Each is invited by a mail, which says that our team has entered them. Mails cannot be called back.`,
    invited: (count: number) => `Who would be invited: ${grouped(count)}`,
    more: (count: number) => `and ${grouped(count)} more`,
    row: (name: string, business: string) => `${name}, ${business}`,
    nothingNew: "Nobody in this file can be invited.",
    asked: (count: number) => `Send ${invitations(count)}? All of them go out, or none.`,
    verb: "Invite",
  },
})
