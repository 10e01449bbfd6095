import { brand } from "../../brand.ts"
import { LETTERS_A_DAY } from "../submission.rules.ts"
import { COMPLEX_RESOLVED_DAYS } from "./grievance.rules.ts"

const { name: officer } = brand.grievanceOfficer
const action = "See where it stands"

export default {
  acknowledged: {
    subject: (ticket: string) => `Your complaint ${ticket} is with us`,
    preview: "Its ticket, and the day by which it is answered.",
    heading: "We have your complaint",
    ticket: "Ticket",
    due: (day: string) => `It is with our grievance officer, ${officer}. The answer comes to this address, by ${day}.`,
    complex: `Where we have to ask others or look at the place, it may take up to ${COMPLEX_RESOLVED_DAYS} working days. Then we write to you before, and say why.`,
    further:
      "If no answer has come by then, you can take it a level further: with this ticket and your e-mail address. If you do not agree with the answer, reply to its mail.",
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
    due: (day: string) => `The answer is due by ${day}. Please send it to the address below.`,
    notAcknowledged: `This address has had ${LETTERS_A_DAY} acknowledgements today, so none was mailed for this one.`,
    spam: "It looks like an advertisement. Nothing was held back for that.",
  },
}
