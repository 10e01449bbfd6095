import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts } from "../../platform/language/parts.ts"

const listed = listIn("en")

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
      alone: (link: (text: string) => ReactNode) =>
        parts(
          "At present only one administrator can decide. If you require two, what is approved waits until ",
          link("a colleague has rights"),
          ".",
        ),
    },
  },
})

export const tooFewDecidersTexts = inLanguages({
  en: {
    title: "At present nobody could confirm an approval",
    text: (checks: readonly string[]) =>
      `Two administrators are required for ${listed(checks)}, and only one can decide. What is approved waits, and does not count, until somebody else has confirmed it.`,
    how: "Open a colleague’s account under People and choose “Change rights”. Whoever has no account yet is invited there.",
    askOwner: "Ask an owner to give a colleague rights, or to require one administrator.",
    invite: "Give a colleague rights",
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
    mineAlone:
      "You have approved it, and at present nobody else can confirm it. Give a colleague rights; or set below that one administrator is enough, take this back, and approve it again.",
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
