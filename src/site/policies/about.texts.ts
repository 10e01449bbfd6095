import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import type { Market } from "../../platform/language/market.ts"
import { listIn, parts } from "../../platform/language/parts.ts"
import { placesIn } from "../../platform/language/places.ts"
import { professionalsIn } from "../../platform/language/professionals.ts"
import { formatRupees } from "../../platform/money.ts"
import { policy } from "../../policy.ts"
import type { LongText } from "./long-text.ts"
import { isAny, plannedBeside } from "./texts.ts"

const listed = listIn("en")
const placed = placesIn("en")
const professionals = professionalsIn("en")
const { fees } = policy

export const aboutTexts = inLanguages({
  en: {
    meta: {
      title: `About ${brand.name}`,
      description: ({ cities, services }: Market) =>
        `${brand.name} is a marketplace in ${placed(cities)} for finding and booking ${professionals.short(services)}. What it is, why the name, how it earns, who answers.`,
    },
    heading: `About ${brand.name}`,
    lead: (_link: unknown, { cities }: Market) =>
      `Find the people who build and furnish homes in ${placed(cities)}, see what was checked, and book them.`,
    parts: {
      "what-for": {
        title: "What it is, and for whom",
        body: [
          "Building a home means trusting strangers with it, and calling around to learn who is registered, what they charge and when they have time.",
          `${brand.name} puts that in one place, for families, builders and developers, in English, Marathi and Hindi.`,
        ],
      },
      name: {
        title: "Why the name",
        body: [
          "The sthapati is the master builder of the Indian tradition. The Mayamata, an old treatise, names four makers: the sthapati, who knows the whole; the sutragrahin, who sets out the lines; the takshaka, who cuts wood and stone; and the vardhaki, who joins the parts.",
          "A home still needs all four.",
        ],
      },
      earning: {
        title: "How it earns its living",
        body: [
          {
            facts: [
              { term: "Customers", text: `Pay ${formatRupees(fees.platform)} to ${brand.name}.` },
              {
                term: "Professionals",
                text: `${fees.subscription} a month and ${fees.commission} commission, free for professionals until we announce a date. Advocates pay nothing.`,
              },
            ],
          },
          (link) =>
            parts(
              "No advertising, no data sold, and no payment changes ",
              link("/help#ranking", "the order in which professionals stand"),
              `. ${brand.name} holds no money.`,
            ),
        ],
      },
      trust: {
        title: "What you can count on",
        body: [
          {
            list: [
              (link) =>
                parts("“Verified” lists ", link("/help#verified", "what was checked"), ", when, and what was not."),
              (link) => parts("Reviews come only from ", link("/help#reviews", "bookings"), "."),
              "The times you see are free, and two people never get the same one.",
              (link) =>
                parts(
                  "Your number and address are shown for a visit, not sold: ",
                  link("/privacy", "privacy policy"),
                  ".",
                ),
              "Figures are counted. Where there is no photograph, a drawing says so.",
            ],
          },
        ],
      },
      where: {
        title: "Where",
        body: [
          (link, { cities, services }) =>
            parts(
              isAny(cities) && `In ${listed(cities)} today, with ${professionals.all(services)}. `,
              link("/services", isAny(cities) ? "Other services" : "Services"),
              ` open one by one${plannedBeside(cities)}.`,
            ),
        ],
      },
      who: {
        title: "Who answers",
        body: [
          {
            facts: [
              { term: "Company", text: brand.legalName },
              { term: "Address", text: brand.address },
              {
                term: "Grievance officer",
                text: (link) =>
                  parts(
                    `${brand.grievanceOfficer.name}, `,
                    link(`mailto:${brand.grievanceOfficer.email}`, brand.grievanceOfficer.email),
                  ),
              },
              {
                term: "Everything else",
                text: (link) =>
                  parts(
                    link("/contact", "Contact us"),
                    ` or ${brand.phone}; we reply within ${policy.replyHours} hours on working days`,
                  ),
              },
            ],
          },
          (link) => parts("See also the ", link("/terms", "terms"), " and ", link("/help", "help"), "."),
        ],
      },
    },
  } satisfies LongText,
})
