import { COMPLEX_RESOLVED_DAYS } from "./grievance.rules.ts"

export default {
  heading: "See where it stands",
  intro: "When it came in, who answers and by which day. The ticket is in the mail that acknowledges your complaint.",
  placeholders: { ticket: "2A3B4-C5D6E" },
  failed: "We could not look it up. Please try again.",
  send: "Show my complaint",
  sending: "Looking…",
  state: {
    heading: (ticket: string) => `Complaint ${ticket}`,
    kind: "About",
    filed: "Received",
    acknowledged: "Acknowledged by mail",
    level: "Who answers",
    further: "Taken further",
    due: "Answer due by",
    byMail: "The answer comes to your e-mail address.",
    answered: "It was answered, to your e-mail address.",
    complex: `Where it takes longer, up to ${COMPLEX_RESOLVED_DAYS} working days, we write to you before that day and say why; this page keeps the first day.`,
    overdue: "The day for the answer has passed. If you have it by mail, this page does not know.",
    from: (day: string) =>
      `If no answer has come by then, you can take it a level further from ${day}. If you do not agree with the answer, reply to its mail.`,
    mayGo: "If it is not settled, take it a level further. The same time begins again.",
    last: "There is no level above this one. What else you can do, outside of us, stands in the policy.",
  },
  goFurther: "Take it further",
  going: "Sending…",
}
