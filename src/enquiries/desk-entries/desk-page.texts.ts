import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import type { DeskEntryKind } from "./desk-entry.schema.ts"
import type { Due } from "./due.rules.ts"

const plural = pluralIn("en")

const spans = {
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural(count, { one: "1 day", other: `${count} days` }),
} satisfies Record<Due["unit"], (count: number) => string>

/** What both pages of the desk say. */
export const deskPageTexts = inLanguages({
  en: {
    due: ({ urgency, unit, count }: Due) =>
      urgency === "late" ? `${spans[unit](count)} late` : `Due in ${spans[unit](count)}`,
    dueAt: (at: string) => `Promised by ${at}`,
    noClock: "No time was promised",
    back: "Back to the list",
    close: "Close",
    gone: "A former member",
    nobody: "Nobody has it",
    has: (name: string) => `${name} has it`,
    assign: "Assign to me",
    giveBack: "Give back",
    nowYours: "You have it now.",
    givenUp: "Given back. Nobody has it now.",
    spam: "Mark as spam",
    notSpam: "Not spam",
    isSpam: "Spam",
    undo: "Undo",
    undone: "Put back as it was.",
    failed: "That could not be done. Please try again.",
    thread: "What was said and done",
    noEntries: "Nothing has been done yet.",
    notFound: "There is no such row any more.",
    sortingSeveral:
      "Only the rows that you have chosen on this page, nothing else that the filter has. Nobody is mailed, and it can be undone.",
    entries: {
      reply: "answered by mail",
      incoming: "entered what came back",
      note: "wrote a note",
      change: "changed it",
      approved: "approved it and mailed the invitation",
      refused: "refused it by mail",
      question: "asked by mail",
      acknowledged: "acknowledged it by mail",
      moved: "moved the day, and told why by mail",
      escalated: "took it a level further",
      closed: "closed it",
      sent: "sent it to",
      taken_back: "took it back from those who had not answered",
      unplaced: "No professional took it on. The sender was told by mail",
    } satisfies Record<DeskEntryKind, string>,
    /** Without anybody of the desk who entered it. */
    cameByMail: "wrote back by mail",
    /** Of the person, where no name of the desk stands. */
    sender: "The sender",
    changes: {
      status: "State",
      is_spam: "Spam",
      assigned_to: "Who has it",
      resolve_by: "Day of the answer",
      level: "Level",
    } as Record<string, string | undefined>,
    /** What a change alone did, after who did it: "Shubhangi Rane took it". */
    taken: "took it",
    givenBack: "gave it back",
    givenTo: (name: string) => `gave it to ${name}`,
    markedSpam: (isSpam: boolean) => (isSpam ? "marked it as spam" : "took the spam mark off"),
    moved: (before: string, now: string) => `moved it from ${before} to ${now}`,
    became: (what: string, before: string, now: string) => `${what}: ${before} → ${now}`,
    yes: "yes",
    no: "no",
    none: "nobody",
  },
})
