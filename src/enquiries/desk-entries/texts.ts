import { inLanguages } from "../../platform/language/language.ts"
import type { TableTexts } from "../../platform/personal-data.server.ts"
import type { DeskEntryKind } from "./desk-entry.schema.ts"

export const deskEntryTexts = inLanguages({
  en: {
    /** "Shubhangi Rane was faster: she answered" names nobody's sex, so it is said by the act alone. */
    overtaken: (name: string, did: string, clock: string) =>
      `${name} was faster: ${did} at ${clock}. You now see it as it is; please look before you go on.`,
    noAdmin: "Only an administrator who may answer can have it.",
    changedMeanwhile: "It has changed meanwhile. You now see it as it is; please look before you go on.",
    did: {
      reply: "it was answered",
      incoming: "what came back was entered",
      note: "a note was written",
      change: "it was changed",
      approved: "it was approved",
      refused: "it was refused",
      question: "the sender was asked something",
      acknowledged: "it was acknowledged",
      moved: "the day was moved",
      escalated: "it was taken further",
      closed: "it was closed",
      sent: "it was sent to professionals",
      taken_back: "it was taken back from professionals",
      unplaced: "no professional took it on",
    } satisfies Record<DeskEntryKind, string>,
  },
})

export const deskEntryPersonalTexts = inLanguages({
  en: {
    title: "What we wrote about it",
    about:
      "Our answers to what you wrote to us and to your complaints, what came back, and what the team noted and did.",
    columns: {
      kind: "Kind",
      body: "Text",
      changes: "What changed",
      created_at: "At",
      about: "Reference or ticket",
    },
    values: {
      kind: {
        reply: "Our answer",
        incoming: "What came back",
        note: "A note of the team",
        change: "A change",
        approved: "Approved",
        refused: "Refused",
        question: "Our question",
        acknowledged: "Acknowledged",
        moved: "Another day for the answer",
        escalated: "Taken further",
        closed: "Closed",
        sent: "Sent to professionals",
        taken_back: "Taken back from professionals",
        unplaced: "No professional took it on",
      },
    },
  } satisfies TableTexts,
})
