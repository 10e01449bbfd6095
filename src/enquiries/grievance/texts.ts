import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import type { TableTexts } from "../../platform/personal-data.server.ts"
import { MAX_MAILS_PER_DAY } from "../submission.rules.ts"
import { submissionTexts } from "../texts.ts"
import { COMPLEX_RESOLVED_DAYS, type GrievanceKind, RESOLVED_DAYS, type ReportReason } from "./grievance.rules.ts"

/** What complaints are called, and what is said of them: by the forms, the letters and the server alike. */
export const grievanceTexts = joined(
  inLanguages({
    en: {
      fields: { kind: "What it is about", booking: "Booking", message: "What happened", ticket: "Ticket" },
      names: { kind: "Subject", message: "Description" },
      missing: { kind: "Please choose what it is about" },
      kinds: {
        person: "A professional or a customer",
        content: "Something on the site",
        refund: "A refund that was refused",
        account: "My account",
        privacy: "My personal data",
        company: `What ${brand.name} has said or done`,
      } satisfies Record<GrievanceKind, string>,
      /** Who answers, level by level. */
      levels: [
        "The grievance officer",
        "The grievance officer, for the second time",
        "The management, to whom the grievance officer takes it",
      ],
      filed: (ticket: string, day: string) => `Your ticket is ${ticket}. The answer is due by ${day}.`,
      unknown: "We know of no complaint with this ticket and this e-mail address. Please check both.",
      tooSoon: (day: string) => `This complaint can be taken further from ${day}, if it is not settled by then.`,
      noLevelLeft: "This complaint was taken to the last level already: there is no level above it.",
    },
  }),
  submissionTexts,
)

export const complaintTexts = joined(
  inLanguages({
    en: {
      failed: "Your complaint could not be sent. Please try again.",
      heading: "Make a complaint",
      choose: "Choose what it is about",
      hints: {
        booking: "With whom, and for which day.",
        message:
          "When it was, what you have tried so far, and what you want to happen. Please send no passwords and no numbers of identity papers.",
      },
      reported: {
        label: "What you report",
        review: (of: string, day: string) => `Review of ${of}, ${day}`,
        project: (title: string, _day: string) => `Project “${title}”`,
        post: (title: string, _day: string) => `Post “${title}”`,
        comment: (title: string, day: string) => `Comment on “${title}”, ${day}`,
        gone: "Something that is no longer shown",
      },
      send: "Send complaint",
      thanks: {
        heading: "Thank you for telling us",
        next: `The number below is your ticket: with it and your e-mail address you see on this page when it came in, who answers and by which day. We mail it to you as well (to one address ${MAX_MAILS_PER_DAY} times a day at most).`,
        trouble: "Your ticket counts from the moment it reaches us.",
        another: "Make another complaint",
      },
    },
  }),
  grievanceTexts,
)

export const reportTexts = inLanguages({
  en: {
    fields: { reason: "What is wrong", message: "What happened" },
    names: { reason: "Reason", message: "Description" },
    missing: { reason: "Please choose what is wrong" },
    hints: { message: "Copy in the words it is about: our grievance officer does not see your conversations." },
    failed: "Your report could not be sent. Please try again.",
    choose: "Choose what is wrong",
    reasons: {
      spam: "Advertising, or the same to many",
      rude: "Rude, threatening or indecent",
      money: "Asks for money or secrets",
      false_name: "Pretends to be somebody else",
      other: "Something else",
    } satisfies Record<ReportReason, string>,
    meaning: (name: string) =>
      `It goes to ${brand.grievanceOfficer.name}, our grievance officer, as a complaint with a ticket number and a date for our answer. ${name} is not told.`,
    send: "Send report",
    keep: "Cancel",
    sent: "Your report is with us",
    status: "See where it stands",
    close: "Close",
  },
})

const { name: officer } = brand.grievanceOfficer

export const grievanceStatusTexts = inLanguages({
  en: {
    meta: {
      title: `Make a complaint, or see where it stands · ${brand.name}`,
      description: `Complain to the grievance officer of ${brand.name}: a ticket at once, an answer in ${RESOLVED_DAYS} working days, and two levels above it. Or look up a complaint by its ticket.`,
    },
    /** On the picture that messengers show. */
    card: { title: "Make a complaint", line: "A ticket at once, and a day by which you are answered" },
    home: "Home",
    trail: "Complaints",
    policy: "Grievance Redressal Policy",
    heading: "Make a complaint, or see where it stands",
    lead: `You need no account, and it costs nothing. ${officer}, our grievance officer, makes sure that you are answered, within fixed times.`,
    toStatus: "You have a ticket? See where it stands",
    next: {
      heading: "What happens then",
      steps: [
        { title: "At once", text: `You have a ticket, and all that you wrote is mailed to ${officer}.` },
        {
          title: `In ${RESOLVED_DAYS} working days`,
          text: `The answer comes by e-mail. Working days are Monday to Friday. Complex cases take up to ${COMPLEX_RESOLVED_DAYS}; then we write before, and say why.`,
        },
        {
          title: "If that is not enough",
          text: "The grievance officer looks at it again, and then the management decides. Ask for it here, after the answer or once its day has passed without one, or by a reply to the answer. Each time the same days begin again.",
        },
      ],
      more: (link: (to: string, text: string) => ReactNode) =>
        parts(
          "All of it, and whom you can turn to outside of us: ",
          link("/grievance", "Grievance Redressal Policy"),
          ".",
        ),
      urgent: "In danger call 112; for fraud with money call 1930 at once.",
    },
  },
})

const { name: grievanceKindsOfficer } = brand.grievanceOfficer
const action = "See where it stands"

export const grievanceMailTexts = inLanguages({
  en: {
    acknowledged: {
      subject: (ticket: string) => `Your complaint ${ticket} is with us`,
      preview: "Its ticket, and the day by which it is answered.",
      heading: "We have your complaint",
      ticket: "Ticket",
      due: (day: string) =>
        `It is with our grievance officer, ${grievanceKindsOfficer}. The answer comes to this address, by ${day}.`,
      complex: `Where we have to ask others or look at the place, it may take up to ${COMPLEX_RESOLVED_DAYS} working days. Then we write to you before, and say why.`,
      further:
        "If no answer has come by then, or if you do not agree with the answer, you can take it a level further: with this ticket and your e-mail address.",
      action,
      closing:
        "You did not complain to us? Then somebody typed your address by mistake: nothing else will come of it but our answer.",
    },
    further: {
      subject: (ticket: string) => `Your complaint ${ticket} was taken further`,
      heading: "Your complaint was taken further",
      now: (level: string) => `Who answers now: ${level.charAt(0).toLowerCase()}${level.slice(1)}.`,
      due: (day: string) => `The same time has begun again: the answer comes to this address by ${day}.`,
      action,
    },
    officer: {
      subject: (ticket: string) => `Complaint ${ticket}`,
      furtherSubject: (ticket: string, level: number) => `Complaint ${ticket} was taken to level ${level}`,
      heading: "A complaint has come in",
      furtherHeading: (level: string) =>
        `Taken further. Who answers now: ${level.charAt(0).toLowerCase()}${level.slice(1)}`,
      ticket: "Ticket",
      reported: "Reported",
      due: (day: string) =>
        `The answer is due by ${day}. Please write it on the complaint's page, so that its sender sees where it stands.`,
      open: "Open the complaint",
      notAcknowledged: `This address has had ${MAX_MAILS_PER_DAY} acknowledgements today, so none was mailed for this one.`,
      spam: "It looks like an advertisement. Nothing was held back for that.",
    },
  },
})

export const grievancePersonalTexts = inLanguages({
  en: {
    title: "Your complaints",
    about: "With your account or with your e-mail address. Our answers are in your mailbox.",
    columns: {
      ticket: "Ticket",
      kind: "About",
      name: "Name",
      email: "E-mail",
      phone: "Phone",
      booking: "Booking",
      reported: "Reported",
      message: "What happened",
      language: "Language",
      status: "Status",
      level: "Level",
      sent_at: "Sent",
      created_at: "Received",
      acknowledged_at: "Acknowledged",
      escalated_at: "Taken further",
      resolve_by: "Answer due by",
      answered_at: "Answered",
      asked_at: "Asked something",
      moved_because: "Why the day was moved",
      closed_at: "Closed",
      was_late: "A day has passed without an answer",
    },
    values: {
      kind: {
        person: "A professional or a customer",
        content: "Something on the site",
        refund: "A refund",
        account: "Your account",
        privacy: "Your personal data",
        company: "What we have said or done",
      },
      status: { open: "Open", answered: "Answered", closed: "Closed" },
      level: { 0: "Grievance officer", 1: "Grievance officer again", 2: "Management" },
    },
  } satisfies TableTexts,
})

export const lookUpTexts = joined(
  inLanguages({
    en: {
      heading: "See where it stands",
      intro:
        "When it came in, who answers and by which day. The ticket is in the mail that acknowledges your complaint.",
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
        answered: (day: string) => `It was answered on ${day}, to your e-mail address.`,
        closed: (day: string) => `It was closed on ${day}. The mail to you says why.`,
        asked: (day: string) => `We asked you something on ${day}, by mail. Please answer that mail.`,
        moved: "Why it takes longer:",
        complex: `Where it takes longer, up to ${COMPLEX_RESOLVED_DAYS} working days, we write to you before that day and say why.`,
        overdue: "The day for the answer has passed, and there is no answer yet. That is our fault.",
        from: (day: string) =>
          `If no answer has come by then, you can take it a level further from ${day}. If you do not agree with the answer, you can do so at once.`,
        mayGo: "If it is not settled, take it a level further. The same time begins again.",
        last: "There is no level above this one. What else you can do, outside of us, is in the policy.",
      },
      goFurther: "Take it further",
      going: "Sending…",
    },
  }),
  grievanceTexts,
)
