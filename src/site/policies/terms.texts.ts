import { LATE_CANCELLATION_HOURS, MAX_WAITING } from "../../bookings/booking.rules.ts"
import { CONTACT_DAYS } from "../../bookings/visit-location/visit-location.rules.ts"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, parts } from "../../platform/language/parts.ts"
import { professionalsIn } from "../../platform/language/professionals.ts"
import { formatRupees } from "../../platform/money.ts"
import { policy } from "../../policy.ts"
import { DELETION_DELAY_DAYS } from "../../privacy/privacy.rules.ts"
import type { LongText } from "./long-text.ts"
import { isAny, plannedBeside } from "./texts.ts"

const listed = listIn("en")
const professionals = professionalsIn("en")
const { fees } = policy
const { paymentBands } = policy

export const termsTexts = inLanguages({
  en: {
    meta: {
      title: `Terms of Service · ${brand.name}`,
      description: `What you and ${brand.name} promise each other: accounts, bookings, fees, payment, content and what we answer for. In plain English.`,
    },
    heading: "Terms of Service",
    lead: (link) =>
      parts(
        `What you and ${brand.name} promise each other, in plain English. How we treat your data is in the `,
        link("/privacy", "privacy policy"),
        ".",
      ),
    parts: {
      "in-short": {
        title: "In short",
        body: [
          {
            list: [
              (_link, { services }) =>
                `${brand.name} brings people who build or furnish a home together with ${professionals.all(services)}. The work itself is agreed between you and them.`,
              `Customers pay ${formatRupees(fees.platform)} to ${brand.name}. What professionals pay is under “Fees”.`,
              `${brand.name} takes no payments and holds no money.`,
              "“Verified” means exactly the checks that are listed on the profile, and nothing more.",
              (link) =>
                parts(
                  "If something goes wrong, a ",
                  link("/grievance", "named officer"),
                  " has to answer, in fixed times.",
                ),
            ],
          },
          "The parts below say it in full. Where the short list and the parts differ, the parts count.",
        ],
      },
      "who-we-are": {
        title: "Who we are",
        body: [
          `${brand.name} is run by ${brand.legalName}, ${brand.address} (“we”). “You” means whoever uses the site: a visitor, a customer or a professional.`,
          "You agree to these terms and to the privacy policy when you create an account. Anybody may read the public pages without one.",
        ],
      },
      account: {
        title: "Your account",
        body: [
          `You must be ${policy.adultAge} or over. What you tell us about yourself and your firm must be true, and stay true.`,
          "There is one account per e-mail address. An individual can be a customer and a professional with the same account; a builder or developer can add the professional side.",
          "Keep your password to yourself; you can set up a second factor in the settings. What is done with your account counts as done by you, unless somebody took it over without your fault. If you fear that, change the password, end all sessions in the settings and write to us.",
          (link) =>
            parts(
              `You can delete your account in the settings, under Privacy. You have ${DELETION_DELAY_DAYS} days to change your mind. What goes and what stays is in the `,
              link("/privacy#how-long", "privacy policy"),
              ".",
            ),
        ],
      },
      "what-we-do": {
        title: "What we do, and what we do not",
        body: [
          "We run a place where professionals show their work, prices and free times, and where customers find and book them. We check some papers of professionals and say on each profile which, and when.",
          "We are not a party to the contract for the work. Professionals are independent: we do not employ them, direct them or stand on the site. Drawings, workmanship, permissions, materials, dates and cost are between customer and professional. Put them in writing before work begins.",
          (link) =>
            parts(
              "What is checked, and what is not, is explained under ",
              link("/help#verified", "What “verified” means"),
              ". It is no promise about the quality of the work.",
            ),
        ],
      },
      bookings: {
        title: "Bookings",
        body: [
          "A booking begins as a request. It is agreed when the professional confirms it; until then nobody owes anything. A request that is not answered by the time it says ends by itself.",
          "The length, the price per hour and the total are those shown when you sent the request. Where the professional has set no price, it is agreed between you.",
          `At most ${MAX_WAITING.withOne} requests of one customer may wait with one professional, and ${MAX_WAITING.inAll} in all.`,
          "Either side may propose another time. The old time stands until the other side accepts.",
          (link) =>
            parts(
              `A customer may cancel at any time; what is paid for a visit that is cancelled less than ${LATE_CANCELLATION_HOURS} hours before it begins is not refundable. A cancellation by the professional never costs the customer. All figures are in the `,
              link("/refund", "refund policy"),
              ".",
            ),
          "When a booking is confirmed, each side sees how to reach the other for this visit. Use that for the visit, and for nothing else.",
        ],
      },
      fees: {
        title: "Fees",
        body: [
          {
            facts: [
              {
                term: "Customers",
                text: `Platform fee ${formatRupees(fees.platform)}, hidden fees ${formatRupees(fees.hidden)}, payment fee ${formatRupees(fees.payment)}.`,
              },
              {
                term: "Professionals",
                text: `A subscription of ${fees.subscription} a month and a commission of ${fees.commission}. Advocates pay nothing.`,
              },
            ],
          },
          {
            note: "Nothing is charged to professionals yet: it is free for professionals until we announce a date. We announce it by mail beforehand, and whoever does not want to go on can leave before it.",
          },
          "What a professional asks for the work is theirs to set. It is shown on the profile, per hour. Taxes are part of what professional and customer agree.",
        ],
      },
      payment: {
        title: "Paying for the work",
        body: [
          `You pay the professional, not ${brand.name}. We recommend, by amount:`,
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
      professionals: {
        title: "If you are a professional",
        body: [
          {
            list: [
              "Show your own work, and what you say of it must be true. Take on only what you are qualified for.",
              "Only somebody registered with the Council of Architecture may be called an architect (Architects Act, 1972). Until we have checked the number, your profile says “Registration not yet checked”.",
              "Keep your hours and prices up to date, answer requests, and keep the visits that you have confirmed.",
              `The customer’s address and number are for the visit. You see them from the confirmation until ${CONTACT_DAYS} days after the visit; do not pass them on, and do not use them for anything else.`,
              (link) => parts("The figures of the ", link("/refund", "refund policy"), " bind you."),
              "Issue bills and pay your taxes. We check the GST registration where you have one; a small practice may have none.",
            ],
          },
          "A badge is taken away when a check expires.",
        ],
      },
      conduct: {
        title: "What nobody may do here",
        body: [
          {
            list: [
              "Pretend to be somebody else, or book without meaning to come.",
              "Write reviews about yourself or for pay, or have them written. Reviews come only from bookings whose visit took place, or ended after it began by a no-show or by its professional.",
              "Insult, threaten, or treat people differently for their religion, caste, sex, origin or disability.",
              "Post what belongs to others, what is against the law, or harmful programs.",
              "Collect data about people or professionals with programs, get round a limit, or try to get in where you have no access. If you find a security problem, please tell us.",
            ],
          },
          "Where somebody does so, we may take content down, decline requests, or suspend the account; we say why, unless the law forbids it. Whoever disagrees writes to the grievance officer.",
        ],
      },
      content: {
        title: "What you bring: texts and pictures",
        body: [
          "It stays yours. You allow us to show it on the site, in the sizes the site needs, and in the picture that is shown where somebody shares a page, until you take it away. Pictures are drawn anew as they come in, so place and camera are not kept.",
          "A review may be quoted on our pages only where its writer agreed to it.",
          `The name ${brand.name}, the drawings and the site itself are ours. You may link to any public page.`,
        ],
      },
      liability: {
        title: "What we answer for",
        body: [
          "We answer for what we do ourselves: for checking what we say we checked, for handing on what you send, for guarding your data. We do not answer for the work, the advice or the promises of professionals, nor for what customers do.",
          "The site may be out of reach at times. What you have sent and we have acknowledged is safe.",
          "Nothing here takes away rights that you have by law, such as those of a consumer under the Consumer Protection Act, 2019.",
        ],
      },
      "not-offered": {
        title: "What is not on offer yet",
        body: [
          (link, { cities, services }) =>
            parts(
              link("/services", "Services"),
              isAny(cities)
                ? ` open one by one. Today ${professionals.all(services)} can be booked, in ${listed(cities)}${cities.length > 1 ? ", as each service’s page says" : ""}; the others are announced as coming soon${plannedBeside(cities)}.`
                : ` open one by one. None can be booked today; they are announced as coming soon${plannedBeside(cities)}.`,
            ),
          "For legal services there is information and a note when more is possible: no ratings, no comparison, no paid placement and no commission.",
        ],
      },
      changes: {
        title: "When these terms change",
        body: [
          "A new text gets a new version and a date. Whoever has an account is asked at the next sign-in whether they agree; a booking that stands keeps the terms it was made under. Which version you agreed to, and when, is in your settings under Privacy.",
        ],
      },
      law: {
        title: "Law and disputes",
        body: [
          (link) =>
            parts(
              `The law of India applies, and the courts at ${brand.homeCity} have jurisdiction; a consumer may also go to the commission of the place where they live. Write to us first: the `,
              link("/grievance", "grievance policy"),
              " says who answers, and by when.",
            ),
        ],
      },
      contact: {
        title: "How to reach us",
        body: [
          (link) =>
            parts(
              "By the ",
              link("/contact", "contact form"),
              ", by mail to ",
              link(`mailto:${brand.emails.support}`, brand.emails.support),
              `, by phone at ${brand.phone}, or by letter to the address above.`,
            ),
        ],
      },
    },
  } satisfies LongText,
})
