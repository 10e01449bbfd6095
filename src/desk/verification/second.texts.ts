import { inLanguages } from "../../platform/language/language.ts"

export const secondLookPageTexts = inLanguages({
  en: {
    loading: "Loading what waits for a second look",
    failed: "This could not be loaded. Please try again.",
    empty: {
      title: "Nothing waits for a second look",
      hint: "What a colleague approves of the kinds set below stands here until somebody else confirms it.",
    },
    columns: { professional: "Professional", check: "Check", by: "Approved by", act: "Look" },
    number: (number: string) => `number ${number}`,
    mine: "By you",
    look: "Look and decide",
    see: "See",
    failedRule: "That could not be changed. Please try again.",
    rules: {
      title: "Kinds of check that need two administrators",
      lead: "One approves, another confirms. It holds for what is approved from then on; a refusal needs one.",
      two: "Two administrators",
      one: "One administrator",
      requireTwo: "Require two",
      requireOne: "One is enough",
      ownersOnly: "Owners change this.",
    },
  },
})

export const secondLookDialogTexts = inLanguages({
  en: {
    title: (business: string) => `Second look: ${business}`,
    approved: (name: string, time: string) => `${name}, ${time}`,
    facts: { by: "Approved by", check: "Check", number: "Number", until: "Valid until", note: "Note" },
    noPaper: "It was checked outside of the papers, by a call or at a visit.",
    mine: "You have approved it, so another administrator confirms it. You can take it back.",
    decision: "Decision",
    confirm: "Confirm",
    confirmHint: "You have looked at it yourself, and it is right.",
    return: "Send back",
    returnHint: "It does not count, and waits as before.",
    record: "Record the decision",
    takeBack: "Take it back",
    keep: "Later",
  },
})

export const secondLookFormTexts = inLanguages({
  en: {
    fields: { decision: "Decision", note: "Why it goes back, for the record" },
    names: { note: "Reason" },
    failed: "The decision could not be recorded. Please try again.",
  },
})
