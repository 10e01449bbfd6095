import { inLanguages } from "../../platform/language/language.ts"
import type { CheckKind } from "../verification.rules.ts"

export const secondLookFieldTexts = inLanguages({
  en: { fields: { check: "Check", needs_second: "Needs a second administrator", decision: "Decision", note: "Note" } },
})

const names = {
  kyc: "identity and address",
  coa: "the Council of Architecture's number",
  gst: "the GST number",
} satisfies Record<CheckKind, string>

export const secondLookProblems = inLanguages({
  en: {
    thing: "approval",
    ownProfile: "This is your own profile. A colleague decides about it.",
    ownProposal: "You have recorded this yourself. Another administrator confirms it.",
    proposed: (name: string) => `${name} was faster: it is recorded, and waits for a second administrator.`,
    replaced: "Its paper was replaced or withdrawn since. Look at what waits now.",
    notLooked: "Please open the paper and look at it first.",
    atTheDesk: "This kind of check needs two administrators. Please record it at the desk.",
    numberTaken: "This number stands approved on another profile. One registration belongs to one practice.",
    faster: (name: string) => `${name} was faster: a check of this profile has been recorded since you opened it.`,
    somebody: "Somebody",
    sameRule: "It is set so already.",
    done: {
      confirm: "Confirmed. The professional is told.",
      return: "Sent back: it can be recorded again.",
    },
    rule: (check: CheckKind, needsSecond: boolean) =>
      needsSecond
        ? `From now on two administrators approve ${names[check]}.`
        : `From now on one administrator approves ${names[check]}.`,
    ruleAlone: "Nobody else can confirm it yet, so approvals wait until a colleague has rights.",
  },
})
