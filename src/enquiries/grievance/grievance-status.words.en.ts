import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { parts } from "../../platform/words/parts.ts"
import { COMPLEX_RESOLVED_DAYS, RESOLVED_DAYS } from "./grievance.rules.ts"

const { name: officer } = brand.grievanceOfficer

export default {
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
        text: "The grievance officer looks at it afresh, and then the management decides. Ask for it here, once the time is over, or by a reply to the answer. Each time the same days begin again.",
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
}
