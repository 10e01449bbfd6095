import { brand } from "../../brand.ts"
import { ACKNOWLEDGED_HOURS, COMPLEX_RESOLVED_DAYS, RESOLVED_DAYS } from "../../enquiries/grievance/grievance.rules.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import type { LongText } from "./long-text.ts"

const { grievanceOfficer: officer } = brand

/** Above the policy, where anybody has complained. */
export const grievanceFiguresTexts = inLanguages({
  en: {
    title: "The last twelve months",
    received: "Complaints received",
    inTime: "Answered in time",
    late: "Answered late",
    open: "Open now",
    note: "Counted from the complaints themselves. In time means that no level went past its day. What was settled or withdrawn without an answer is among those received.",
  },
})

export const grievanceTexts = inLanguages({
  en: {
    meta: {
      title: `Grievance Redressal Policy · ${brand.name}`,
      description: `How to complain to ${brand.name}: the grievance officer, what to write, when you are answered, and both levels above the first answer.`,
    },
    heading: "Grievance Redressal Policy",
    lead: "If something went wrong and nobody has put it right, a named person has to answer you, within fixed times.",
    parts: {
      officer: {
        title: "Who answers",
        body: [
          {
            facts: [
              { term: "Grievance officer", text: officer.name },
              { term: "Company", text: brand.legalName },
              { term: "E-mail", text: (link) => link(`mailto:${officer.email}`, officer.email) },
              { term: "Phone", text: (link) => link(`tel:${brand.phone.replace(/ /g, "")}`, brand.phone) },
              { term: "Address", text: brand.address },
            ],
          },
          "The same officer answers for questions about your personal data.",
        ],
      },
      what: {
        title: "What you can complain about",
        body: [
          {
            list: [
              "A professional or a customer: what was booked and did not happen, behaviour, a profile that is not true.",
              "Something on the site: a review, a text or a picture that is wrong, insulting, or yours.",
              "A refund that you were refused.",
              "Your account: that it was suspended, or that somebody else was in it.",
              "Your personal data, and how we answered about it.",
              "Us: what we have said, done or left undone.",
            ],
          },
        ],
      },
      how: {
        title: "How to write",
        body: [
          (link) =>
            parts(
              "Write to ",
              link(`mailto:${officer.email}`, officer.email),
              ", use the ",
              link("/grievance/status", "complaint form"),
              ", or send a letter to the address above. The form gives you a ticket at once; with it you can look up when it came in, who answers and by which day. You need no account, and it costs nothing.",
            ),
          "So that we need not ask again, tell us:",
          {
            list: [
              "who you are, and how to reach you;",
              "what happened, and when; for a booking, with whom and for which day;",
              "what you have tried so far, and what you want to happen.",
            ],
          },
          "Please send no passwords and no copies of identity papers.",
        ],
      },
      clocks: {
        title: "When you hear from us",
        body: [
          {
            facts: [
              { term: "Acknowledgement", text: `In ${ACKNOWLEDGED_HOURS} hours. By the form, at once.` },
              { term: "Resolution", text: `In ${RESOLVED_DAYS} working days.` },
              {
                term: "Complex cases",
                text: `Up to ${COMPLEX_RESOLVED_DAYS} working days, where we have to ask others or look at the place. We tell you so, and why, before the first time is over.`,
              },
            ],
          },
          "Working days are Monday to Friday. The answer says what we found, what we do about it, and what you can do if you do not agree. Both sides are heard before anything is decided against one of them.",
        ],
      },
      levels: {
        title: "Two levels above the first answer",
        body: [
          (link) =>
            parts(
              "Most things are settled by support (",
              link(`mailto:${brand.emails.support}`, brand.emails.support),
              "). Where they are not:",
            ),
          {
            steps: [
              `The grievance officer looks at it again. You may also write to the officer first, for example by the complaint form; then this is the second look.`,
              `The management of ${brand.legalName} decides if you do not agree with the officer; the officer takes it to them.`,
            ],
          },
          (link) =>
            parts(
              "To go a level up, reply to the answer and ask for it. Where its time is over, you can also look up your complaint ",
              link("/grievance/status", "by its ticket"),
              " and press “Take it further”. The same times begin again at each level.",
            ),
        ],
      },
      outside: {
        title: "Beyond us",
        body: [
          "You need not wait for us to use any of these:",
          {
            list: [
              (link) =>
                parts(
                  "the National Consumer Helpline: call 1915, or ",
                  link("https://consumerhelpline.gov.in", "consumerhelpline.gov.in"),
                  ";",
                ),
              "the consumer commission of your district, under the Consumer Protection Act, 2019;",
              "about personal data, the Data Protection Board of India, after you have written to us;",
              "about an architect’s conduct, the Council of Architecture.",
            ],
          },
          "In danger call 112; for fraud with money call 1930 at once.",
        ],
      },
      record: {
        title: "What we keep",
        body: [
          (link) =>
            parts(
              "Your complaint and our answers, so that nobody has to tell it twice. They are part of your data: see the ",
              link("/privacy", "privacy policy"),
              ".",
            ),
        ],
      },
    },
  } satisfies LongText,
})
