import { inLanguages } from "../../platform/language/language.ts"
import type { Status } from "../booking.rules.ts"
import { statusesInSentence } from "../texts.ts"

/** Undoing a change. A client who has deleted their account has no name. */
export const undoProblemTexts = inLanguages({
  en: {
    undone: "Undone. Nobody was told.",
    refused: {
      nothing: (status: Status, _client: string | null) =>
        `There is nothing to undo: this booking is ${statusesInSentence[status]} now.`,
      too_late: (_status: Status, client: string | null) =>
        client === null ? "It is too late to undo this." : `It is too late to undo this: ${client} has been told.`,
      started: (_status: Status, _client: string | null) => "The visit has started, so this cannot be undone.",
      due: (_status: Status, _client: string | null) =>
        "The time to answer this request is over, so this cannot be undone. You can still cancel the visit.",
      taken: (_status: Status, _client: string | null) =>
        "Somebody else has asked for this time meanwhile, so this cannot be undone.",
    },
  },
})

/** Undoing a change. */
export const undoTexts = inLanguages({
  en: {
    undo: "Undo",
    failed: "This could not be undone. Please try again.",
  },
})
