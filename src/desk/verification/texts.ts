import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

export const verificationPageTexts = inLanguages({
  en: {
    title: "Verification",
    lead: "Each look at a paper is recorded under your name, and what you decide is told to its owner.",
    tabs: {
      label: "Papers or professionals",
      papers: "Papers that wait",
      second: "Second look",
      professionals: "All professionals",
    },
  },
})

export const waitingPapersTexts = inLanguages({
  en: {
    loading: "Loading the papers",
    failed: "The papers could not be loaded. Please try again.",
    empty: { title: "No paper waits", hint: "What professionals give to be checked stands here, the oldest first." },
    columns: {
      professional: "Professional",
      check: "Check",
      due: "Due",
      given: "Given",
      number: "Number",
      act: "Look",
    },
    checks: { kyc: "Identity and address", coa: "Council of Architecture", gst: "GST registration", other: "Licence" },
    files: { picture: "with a picture", document: "with a PDF", none: "without a file" },
    ending: (number: string) => `number ${number}`,
    look: "Look and decide",
  },
})

export const verificationFileTexts = inLanguages({
  en: {
    papers: [
      ...[
        "Business",
        "Name",
        "E-mail",
        "Check",
        "Licence",
        "Number",
        "File",
        "Given (IST)",
        "Valid until (their own statement)",
      ],
      ...["Professional id", "Paper id"],
    ],
    secondLooks: [
      ...["Business", "Check", "Number", "Approved by", "Approved (IST)", "Valid until", "Note"],
      ...["Professional id", "Id"],
    ],
    professional: ["Business", "Name", "E-mail", "Verified", "Papers that wait"],
    ofCheck: (check: string) => [check, `${check}: number`, `${check}: until`, `${check}: checked by`],
    ids: ["Professional id", "Account id"],
    yes: "Yes",
    no: "No",
    results: { approved: "Approved", refused: "Refused" },
  },
})

const decision = {
  result: { label: "Decision", approved: "Approve", refused: "Refuse" },
  hints: {
    approved: "It is valid and belongs to them.",
    approvedByTwo: "It is valid and belongs to them. It counts once another administrator has confirmed it.",
    refused: "With a reason, which they are told.",
  },
  untilHint: "A check ends a year from now where nothing else is said.",
}

export const paperDialogTexts = inLanguages({
  en: {
    waiting: "A paper",
    loading: "Opening the paper",
    failed: "The paper could not be opened. Please try again.",
    retry: "Try again",
    of: "Professional",
    person: "Person",
    licence: "Licence",
    number: "Number",
    state: "The number itself",
    numberIs: {
      valid: (state: string) => `Form and check digit are right; registered in ${state}`,
      form: "Its form is right",
      wrong: "No such number can exist: compare it with the register",
    },
    given: "Given",
    until: "Valid until (their own statement)",
    register: { coa: "Open the Council's site", gst: "Open the GST site" },
    picture: "The paper as it was given",
    whole: "Open in whole size",
    document: (name: string) => `Download ${name}`,
    noFile: "No file was given.",
    ...decision,
    confirm: "Record the decision",
    keep: "Later",
  },
})

const decisionFields = {
  fields: {
    result: "Decision",
    number: "Number in the register, if it differs",
    note: "Reason, which the professional is told",
    valid_until: "Valid until",
    check: "Check",
  },
  names: { note: "Reason", number: "Number" },
  rules: { no_reason: () => "Please give a reason: the professional reads it" },
  failed: "The decision could not be recorded. Please try again.",
}

export const decisionFormTexts = inLanguages({ en: decisionFields })

export const checkFormTexts = inLanguages({
  en: {
    ...decisionFields,
    fields: { ...decisionFields.fields, number: "Number in the register" },
    failed: "The check could not be recorded. Please try again.",
  },
})

export const deskProfessionalsTexts = inLanguages({
  en: {
    loading: "Loading professionals",
    failed: "Professionals could not be loaded. Please try again.",
    empty: { title: "No professional has an account yet" },
    noMatch: { title: "Nobody found", hint: "Try a part of the business, name or e-mail, or the professional's id." },
    search: "Business, name, e-mail, city or id",
    columns: { professional: "Professional", checks: "Checks", state: "Badge", act: "Record" },
    verified: "Verified",
    notVerified: "Not yet verified",
    nothing: "Nothing checked",
    check: (name: string, result: string, until: string) => [name, result, until].filter(Boolean).join(", "),
    results: { approved: "approved", refused: "refused" },
    until: (day: string) => `until ${day}`,
    waiting: (count: number) => plural(count, { one: "1 paper waits", other: `${count} papers wait` }),
    record: "Record a check",
    dialog: {
      title: (name: string) => `Record a check of ${name}`,
      meaning:
        "For what was checked outside of the papers, by a call or at a visit. A paper that waits for the same check must have been looked at first.",
      ...decision,
      check: "What was checked",
      confirm: "Record the check",
      keep: "Cancel",
    },
  },
})
