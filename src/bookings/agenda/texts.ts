import { inLanguages } from "../../platform/language/language.ts"

/** What waits, above the lists of either side and on their dashboards. */
export const agendaTexts = inLanguages({
  en: {
    waiting: "Needs your answer",
    /** @param isBegun some of the rows below have been answered, and stand there still */
    waitingCount: (count: number, isBegun: boolean) => `Needs your answer (${count}${isBegun ? " left" : ""})`,
    order: "Unanswered requests end at the time shown. Times are Indian time.",
    unsettled: "Waiting for an answer",
    unsettledCount: (count: number, isBegun: boolean) => `Waiting for an answer (${count}${isBegun ? " left" : ""})`,
    upcoming: "Upcoming",
    /** As many as the dashboard counts. */
    upcomingCount: (count: number) => `Upcoming (${count})`,
    /** Of those counted, how many stand in the part before, where something is asked of them. */
    ofThemAbove: (count: number) => `${count} of them above`,
  },
})
