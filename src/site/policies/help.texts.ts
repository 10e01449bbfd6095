import { ANSWER_WITHIN_HOURS } from "../../bookings/answer/answer-due.rules.ts"
import { LATE_CANCELLATION_HOURS, MAX_WAITING } from "../../bookings/booking.rules.ts"
import { MAX_MOVES } from "../../bookings/reschedule/reschedule.rules.ts"
import { CONTACT_DAYS } from "../../bookings/visit-location/visit-location.rules.ts"
import { brand } from "../../brand.ts"
import { MEASURED_DAYS, MIN_ANSWERS } from "../../messaging/answer-time/answer-time.rules.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import { formatRupees } from "../../platform/money.ts"
import { policy } from "../../policy.ts"
import { EDIT_HOURS } from "../../reviews/review.rules.ts"
import { NEAR_KM } from "../../search/query/near.rules.ts"
import type { LongText } from "./long-text.ts"

const { fees } = policy
const { paymentBands } = policy

export const helpTexts = inLanguages({
  en: {
    meta: {
      title: `Help · ${brand.name}`,
      description: `How booking on ${brand.name} works step by step, how search results are ranked, what “verified” means, and what it costs.`,
    },
    heading: "Help",
    lead: (link) => parts("How it works, what we check and what it costs. ", link("/contact", "Ask us"), " the rest."),
    parts: {
      booking: {
        icon: "calendar",
        title: "Booking, step by step",
        body: [
          {
            steps: [
              (link) =>
                parts(
                  link("/search", "Search"),
                  " by what you need and where, in English, Marathi or Hindi: “jain kitchen in Baner” works, and so does “इंटिरियर डिझायनर”. Spelling mistakes are no trouble.",
                ),
              "Open a profile: the work they show, what they charge, where they come to, what was checked, and what their customers wrote.",
              "Press Book Now and choose a day and a time. Say whether you meet at your place, at their studio or online, where they offer it. You see length and total before you send it.",
              "Log in or create an account. What you filled in is kept.",
              `The professional confirms, declines, or proposes another time. You get a notice and a mail each time. Each request shows by when an answer is due: within ${ANSWER_WITHIN_HOURS} hours, or in half of the time that is left until the visit, whichever is sooner. If they don’t answer by then, the request ends by itself and nothing is owed, and you see who else is free at that time.`,
              `Once it is confirmed, both of you see how to reach each other, until ${CONTACT_DAYS} days after the visit; the mails about it say it, too. We remind both a day and two hours before.`,
              "Meet, agree on scope and price in writing, and pay the professional.",
            ],
          },
          `You can have ${MAX_WAITING.withOne} requests waiting with one professional, and ${MAX_WAITING.inAll} in all.`,
        ],
      },
      changing: {
        icon: "switch",
        title: "Moving or cancelling a visit",
        body: [
          `Both are in My Bookings. A request that is not answered yet moves to another free time at once, up to ${MAX_MOVES} times. Later, if you propose another time, the old one stands until the other side accepts. What is paid for a visit that you cancel less than ${LATE_CANCELLATION_HOURS} hours before it begins is not refundable; a cancellation by the professional never costs you.`,
          (link) => parts("All of it is in the ", link("/refund", "refund policy"), "."),
        ],
      },
      ranking: {
        icon: "filter",
        title: "How results are ordered",
        body: [
          {
            note: "Nothing paid changes the order. There are no paid places, no advertisements, and a subscription or commission has no part in it.",
          },
          "“Best match” goes by these, in this order:",
          {
            steps: [
              "Whether the professional is verified. Everybody else can be found and booked too, below them.",
              "How well they fit what you typed: the profession for that work, how near they are to the locality you named, whether they have all your words, and the price you wished for.",
              "How customers who booked them rated them. Ratings from few reviews are drawn towards the average, so that one lucky five-star review does not beat forty good ones.",
            ],
          },
          "Where very many fit, or you typed nothing, words are not weighed: being verified and the rating decide. Where two are level, their order is fixed, so that it stays the same from page to page.",
          `Those who have everything you asked for come first; if only a few of them offer that very work or show it in their projects, those few lead. Where all of these are few, others follow below a line that says so: first whoever does work that few do, wherever they are, then the same profession within ${NEAR_KM} km of the locality, or the same work somewhere else or at another price.`,
          {
            facts: [
              { term: "Highest rated", text: "By rating, then by the number of reviews." },
              {
                term: "Price: low to high",
                text: "By price per hour. Who asks none, but has packages, stands where their cheapest package comes to by the hour; who has set no price comes last.",
              },
              {
                term: "Price: high to low",
                text: "By the same, the other way round; again those without a price last.",
              },
            ],
          },
          "In these three being verified does not count; the filter “Verified only” does. The order is the same for everybody: it does not depend on who you are or what you looked at before.",
          `“Usually answers within …” does not change the order either. It is measured from the messages of the last ${MEASURED_DAYS} days: half of the times that a customer wrote, the answer came within that time. It shows from ${MIN_ANSWERS} answers on, the first of each day in one conversation; messages that were never answered count too.`,
          "“Highly rated” on the home page shows verified professionals whom customers have rated, the best first.",
        ],
      },
      verified: {
        icon: "shield-check",
        title: "What “verified” means",
        body: [
          "Each profile lists what was checked, by whom and on which day:",
          {
            facts: [
              {
                term: "Identity and address",
                text: "Government identity and address compared with the person. Needed for the badge.",
              },
              {
                term: "Council of Architecture",
                text: "Registration number found in the Council’s register; the profile names it. Needed for the badge of whoever offers architecture; until then the profile says “Registration not yet checked”.",
              },
              {
                term: "GST registration",
                text: "Number checked, and in the firm’s name; the number itself is not shown. Said where it was checked, never needed: small practices have none.",
              },
            ],
          },
          "A badge is taken away on the day a check expires.",
          {
            note: "Not checked: the quality of the work, past projects, prices, insurance, and whether a site is safe. Ask for references and papers, and agree in writing.",
          },
          (link) =>
            parts(
              "You are a professional and want your papers checked? Give them under ",
              link("/provider/verification", "Verification"),
              " in your account, where you see what we need and what becomes of it. The check costs nothing.",
            ),
        ],
      },
      reviews: {
        icon: "star",
        title: "Where reviews come from",
        body: [
          "Each review that is shown belongs to a booking, one for each, and is its customer’s. Its visit took place, or ended after it began by a no-show or by its professional. Professionals cannot buy, order or remove them; what is insulting or untrue is looked at by a person, at the request of either side.",
          "Reviews on the home page are a selection, shown with their writers’ consent.",
          `You write yours from your bookings. It can be changed for ${EDIT_HOURS} hours, and the professional can reply once.`,
        ],
      },
      fees: {
        icon: "rupee",
        title: "What it costs",
        body: [
          {
            facts: [
              {
                term: "Customers",
                text: `${formatRupees(fees.platform)} to ${brand.name}: no platform fee, no hidden fee, no payment fee.`,
              },
              {
                term: "Professionals",
                text: `${fees.subscription} a month and ${fees.commission} commission, free for professionals until we announce a date: nothing is charged yet. Advocates pay nothing.`,
              },
            ],
          },
          "What you pay for the work goes to the professional. We recommend, by amount:",
          {
            facts: [
              { term: `Under ${paymentBands.small}`, text: "Pay on completion." },
              { term: `${paymentBands.small}-${paymentBands.large}`, text: "By UPI or bank transfer." },
              { term: `Over ${paymentBands.large}`, text: "Escrow with milestones." },
            ],
          },
          { note: `Escrow is through a licensed escrow partner chosen by both; ${brand.name} holds no money.` },
        ],
      },
      account: {
        icon: "user",
        title: "Account and data",
        body: [
          {
            list: [
              (link) => parts("Forgot the password? ", link("/forgot-password", "Ask for a new one"), " by mail."),
              "No mail came? Check the spam folder; the login offers to send the link again.",
              (link) =>
                parts(
                  "For a copy of your data, or to leave: in the ",
                  link("/settings?section=privacy", "settings, under Privacy"),
                  ". What we keep is in the ",
                  link("/privacy", "privacy policy"),
                  ".",
                ),
            ],
          },
        ],
      },
      professionals: {
        icon: "briefcase",
        title: "For professionals",
        body: [
          (link) =>
            parts(
              link("/register?type=professional", "Sign up as a professional"),
              ", say what you offer and where, and set prices and hours. You can be found and booked at once, marked “Not yet verified” until your papers are checked.",
            ),
          `Answer each request by the time it says: within ${ANSWER_WITHIN_HOURS} hours, sooner when the visit is near. We remind you once, halfway; a request without an answer ends by itself. Keeping hours here lets customers see when you are free, and lists you where somebody looks for “Free this week”.`,
        ],
      },
      "more-help": {
        title: "Still stuck?",
        body: [
          (link) =>
            parts(
              link("/contact", "Write to us"),
              `; we reply within ${policy.replyHours} hours on working days. If nobody puts it right, `,
              link("/grievance/status", "make a complaint"),
              ": the ",
              link("/grievance", "grievance officer"),
              " has to answer.",
            ),
        ],
      },
    },
  } satisfies LongText,
})
