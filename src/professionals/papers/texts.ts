import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts } from "../../platform/language/parts.ts"
import { LIMITS, type PaperCheck, type PaperState } from "./paper.rules.ts"

const listed = listIn("en")

export const paperFieldTexts = inLanguages({
  en: {
    fields: {
      check: "Check",
      number: "Number",
      title: "What it is called",
      file_id: "File",
      valid_until: "Valid until",
    },
    names: { title: "Name of the licence" },
  },
})

const rules = {
  no_file: () => "Please add a picture or a PDF of your document",
  no_number: () => "Please give the number",
  long_number: () => `The number may have at most ${LIMITS.number} characters, counted in capitals`,
  coa_number: () => "A Council of Architecture number looks like CA/2010/12345",
  gst_number: () => "A GST number has 15 characters, and the last must fit the others. Please compare it",
  gst_state: () => "The first two digits of a GST number say its state, and no state has these",
  no_title: () => "Please say what the licence is called",
  nothing_given: () => "Please give its number, or add a picture or a PDF of it",
  over: () => "This day is over. Please give a licence that is still valid",
}

/** What the server says of papers. */
export const paperProblems = inLanguages({
  en: {
    professional: "professional",
    thing: "paper",
    rules,
    noArchitecture: "You offer no architecture, so there is no Council of Architecture number to check.",
    tooMany: (count: number) => `You have given ${count} other licences. Please withdraw one first.`,
    decided: "This paper does not wait any more: somebody has decided it, or its owner has replaced or withdrawn it.",
    decidedBy: (name: string) => `${name} was faster and has decided about this paper.`,
    noReason: "Please give a reason: the professional reads it.",
    notLooked: "Please open this paper and look at it first.",
    noNumber: "The number of this paper stays as its owner gave it: only one of a register can be corrected.",
    given: "Thank you. Your paper waits for its check.",
    withdrawn: "Withdrawn. What you gave is deleted.",
  },
})

export const paperEndingTexts = inLanguages({
  en: {
    title: (what: string, end: string) => `${what}: checked until ${end}`,
    check: (days: string) =>
      `From then on your profile no longer shows it as checked. Send the next one before; it is usually checked in ${days} business days, and what stands now stays until its day.`,
    licence: (days: string) =>
      `From then on it no longer counts as checked. Send the next one before; it is usually checked in ${days} business days.`,
    action: "Send it again",
  },
})

const otherLicence = "Other licences"

/** The form of one paper; label and hint of the number by check. */
export const paperFormTexts = inLanguages({
  en: {
    fields: {
      title: "What it is called",
      valid_until: "Valid until",
      check: "Check",
      file_name: "File name",
      number: "Number",
      file_id: "File",
    },
    names: { title: "Name of the licence" },
    number: {
      kyc: { label: "Number", hint: "" },
      coa: { label: "Registration number", hint: "As on your certificate, like CA/2010/12345." },
      gst: { label: "GST number", hint: "15 characters, as on your registration certificate." },
      other: { label: "Its number", hint: "If it has one." },
    } satisfies Record<PaperCheck, { label: string; hint: string }>,
    file: {
      kyc: "Your identity document",
      coa: "Your certificate",
      gst: "Your registration certificate",
      other: "Picture or PDF of it",
    } satisfies Record<PaperCheck, string>,
    hints: {
      title: "As it stands on it, like “Structural Engineer, Pune Municipal Corporation”.",
      valid_until: "Leave it empty where it does not end.",
    },
    rules,
    failed: "Your paper could not be sent. Please try again.",
  },
})

export const withdrawFormTexts = inLanguages({
  en: { fields: {}, failed: "It could not be withdrawn. Please try again." },
})

export const paperFileTexts = inLanguages({
  en: {
    add: "Add a picture or PDF",
    replace: "Choose another",
    optional: "(optional)",
    hint: (megabytes: number) =>
      `JPEG, PNG, WebP or PDF, up to ${megabytes} MB. A picture taken with your phone is fine when all four corners can be seen.`,
    sending: (name: string) => `Sending ${name}`,
    sent: (percent: number) => `${percent} %`,
    stop: (aloud: (text: string) => ReactNode, name: string) => parts("Stop", aloud(` sending ${name}`)),
    retry: "Try again",
    remove: (aloud: (text: string) => ReactNode, name: string) => parts("Remove", aloud(` ${name}`)),
    document: "PDF",
    notSent: "The file could not be sent. Please try again.",
    wrongType: "Please choose a JPEG, PNG or WebP picture, or a PDF.",
    tooLarge: (megabytes: number) => `The file may have ${megabytes} MB at most.`,
    wait: "A moment: your file is still on its way.",
  },
})

export const papersPageTexts = inLanguages({
  en: {
    title: "Verification",
    lead: "Customers want to know whom they let into their home. Add your papers; we check them and tell you the result.",
    loading: "Loading your papers",
    failed: "Your papers could not be loaded. Please try again.",
    verified: {
      title: "Your profile is verified",
      text: "Customers see the badge on your profile and in the search.",
    },
    notVerified: {
      title: "Not yet verified",
      missing: (checks: readonly string[]) =>
        `For the badge we still have to check: ${listed(checks)}. You can be found and booked all the same.`,
      waiting: (days: string) => `What you gave waits for its check, usually for ${days} business days.`,
    },
    profile: "See your profile",
    states: {
      none: "Not sent",
      waiting: "Waiting",
      approved: "Checked",
      expired: "Expired",
      refused: "Not confirmed",
      withdrawn: "Withdrawn",
    } satisfies Record<PaperState | "none", string>,
    needed: "Needed for the badge",
    voluntary: "If you have one",
    checks: {
      kyc: {
        title: "Identity and address",
        proves: "Shows customers that we compared a government document with you: name, face and address.",
        give: "A picture or PDF of your passport, driving licence, voter ID or masked Aadhaar: with your name, photo and address, all corners visible.",
        notGive:
          "Please no Aadhaar with its full number: download the masked one from UIDAI, which shows the last four digits only. A PAN card has no address, so it is not enough. We note that we have seen it, and keep no identity number.",
      },
      coa: {
        title: "Council of Architecture",
        proves:
          "Shows customers that you may call yourself an architect. Your number stands on your profile, as it does in the Council's register.",
        give: "Your registration number. The certificate helps where your name is written differently there.",
        notGive: "",
      },
      gst: {
        title: "GST registration",
        proves: "Shows customers that your firm is registered for GST. The number itself stays between us.",
        give: "Your GST number. The certificate helps where the firm has another name on it.",
        notGive: "",
      },
      other: {
        title: otherLicence,
        proves: "What else you are licensed for. Only you and we see it; it does not stand on your profile.",
        give: "What the licence is called, with its number or a picture or PDF of it.",
        notGive: "",
      },
    } satisfies Record<PaperCheck, { title: string; proves: string; give: string; notGive: string }>,
    given: (day: ReactNode) => parts("Sent on ", day, "."),
    promise: (days: string) => `Usually checked in ${days} business days.`,
    until: (day: ReactNode) => parts("You say that it is valid until ", day, "."),
    approved: {
      by: (day: ReactNode, by: string) => parts("Checked on ", day, ` by ${by} of ${brand.name}`),
      on: (day: ReactNode) => parts("Checked on ", day),
      until: (checked: ReactNode, end: ReactNode) => parts(checked, ", valid until ", end, "."),
      forGood: (checked: ReactNode) => parts(checked, "."),
      expired: (checked: ReactNode, end: ReactNode) => parts(checked, "; it ended on ", end, "."),
    },
    endsSoon: "It ends soon. Send the next one now: this one counts until its day.",
    refused: (day: ReactNode) => parts("We could not confirm it on ", day, "."),
    reason: "Why",
    withdrawnOn: (day: ReactNode) => parts("Withdrawn on ", day, ". What you gave is deleted."),
    number: "Number",
    file: "File",
    openFile: (isDocument: boolean) => (isDocument ? "Download the PDF" : "Open the picture"),
    fileEnds: (day: ReactNode) => parts("deleted on ", day),
    renewal: "The next one",
    giveNow: "Add it now",
    again: {
      waiting: "Replace it",
      approved: "Send a newer one",
      expired: "Send it again",
      refused: "Send it again",
      withdrawn: "Send it again",
    } satisfies Record<PaperState, string>,
    addLicence: "Add a licence",
    about: (aloud: (text: string) => ReactNode, act: string, what: string) => parts(act, aloud(`: ${what}`)),
    send: "Send for checking",
    cancel: "Cancel",
    inState: (state: string) => `Registered in ${state}.`,
    otherState: (state: string, home: string) =>
      `Registered in ${state}, while your profile is in ${home}. That is fine where your firm is registered there; otherwise please compare the number.`,
    withdraw: {
      act: "Withdraw",
      title: (what: string) => `Withdraw “${what}”?`,
      waiting: "We do not check it then, and what you gave is deleted at once.",
      approved: "It counts as checked no longer, and what you gave is deleted at once.",
      badge: "Your badge goes with it: your profile says “Not yet verified” then. What you gave is deleted at once.",
      refused: "What you gave is deleted at once.",
      yes: "Withdraw it",
      no: "Keep it",
    },
    after: {
      title: "What happens with your papers",
      points: (days: number, first: number, last: number) => [
        "Only you and those of us who check papers can open them. Each time one of us does, it is recorded: who, which paper, when.",
        `Your file is deleted ${days} days after the decision; until then you can ask what it was based on. What stays is the result: what was checked, when, by whom and until when, with the number of your GST, Council of Architecture or other registration.`,
        "Withdraw a paper whenever you like; its file and its number go at once.",
        `Before a check ends we write to you twice, ${first} days and ${last} days ahead.`,
      ],
    },
  },
})

export const deskPaperFieldTexts = inLanguages({
  en: {
    fields: {
      result: "Decision",
      number: "Number",
      note: "Reason",
      valid_until: "Valid until",
      check: "Check",
      by: "Name of who looked",
      q: "Search text",
    },
  },
})

export const deskPaperTexts = inLanguages({
  en: {
    done: {
      approved: "Approved. The professional is told.",
      refused: "Refused. The professional is told why.",
      proposed: "Recorded. It counts once another administrator has confirmed it.",
      proposedAlone: "Recorded. It counts once another administrator has confirmed it, and nobody else can at present.",
    },
  },
})
