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
      `A place in ${placed(cities)} to find the people who build and furnish homes, see what was checked about them, and book them.`,
    parts: {
      "what-for": {
        title: "What it is, and for whom",
        body: [
          "Whoever builds or furnishes a home trusts strangers with it, and has to call around to learn what they charge, whether they are registered and when they have time.",
          `${brand.name} puts that in one place: work, prices, checks, reviews and free times. It is there for families, builders and developers.`,
          "Search in English, Marathi or Hindi; it knows that Karve Nagar is next to Kothrud.",
        ],
      },
      name: {
        title: "Why the name",
        body: [
          "In the Indian building tradition the sthapati is the master builder who leads the guild of makers. The Mayamata, an old treatise on dwelling, puts four together: the sthapati, who knows the whole; the sutragrahin, who sets out the lines; the takshaka, who cuts wood and stone; and the vardhaki, who joins the parts.",
          "A home still needs that: somebody who sees the whole, and people who are good at their part.",
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
                text: `${fees.subscription} a month and ${fees.commission} commission, free for professionals until we announce a date: nothing is charged yet. Advocates pay nothing.`,
              },
            ],
          },
          (link) =>
            parts(
              "No advertising, no data sold, and nothing paid changes ",
              link("/help#ranking", "the order in which professionals stand"),
              `. You pay the professional; ${brand.name} holds no money.`,
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
              "Reviews come only from bookings whose visit took place, or ended after it began by a no-show or by its professional.",
              "The times you see really are free, and two people never get the same one.",
              (link) =>
                parts(
                  "Your number and address are shown for a visit, not sold: ",
                  link("/privacy", "privacy policy"),
                  ".",
                ),
              "Figures are counted when a page is made. Where there are no photographs, pictures are drawn.",
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
          (link) =>
            parts(
              "What we promise each other is in the ",
              link("/terms", "terms"),
              "; how things work is under ",
              link("/help", "help"),
              ".",
            ),
        ],
      },
    },
  } satisfies LongText,
})
