import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import { capital, listIn, parts, pluralIn } from "../platform/language/parts.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { Delivery } from "./delivery.rules.ts"
import type { Profile } from "./professional.contract.ts"
import type { LowestPrice, SectionId } from "./profile.rules.ts"
import type { CheckKind, CheckState } from "./verification.rules.ts"

/** The ways of a visit, as each side says them. */
export const deliveryTexts = inLanguages({
  en: {
    customer: { at_site: "At your site", at_studio: "At the studio", online: "Online" },
    professional: { at_site: "At the customer's site", at_studio: "At your studio", online: "Online" },
  } satisfies Record<string, Record<Delivery, string>>,
})

export const professionalPersonalTexts = inLanguages({
  en: {
    professionals: {
      title: "Your profile as a professional",
      columns: {
        business_name: "Business name",
        headline: "Headline",
        about: "About",
        city: "City",
        locality: "Locality",
        work_experience: "Years of experience",
        project_count: "Projects",
        price_category: "Price level",
        languages: "Languages",
        business_phone: "Business phone",
        studio_address: "Studio address",
        rating: "Rating",
        review_count: "Reviews",
        first_steps_later_at: "Put off the remaining first steps",
        created_at: "Made",
        updated_at: "Last change",
      },
    },
    proposed_checks: {
      title: "Checks that wait for a second look",
      columns: { kind: "Check", number: "Number", note: "Note", valid_until: "Valid until", proposed_at: "Looked at" },
      values: { kind: { kyc: "Identity", gst: "GST", coa: "Council of Architecture" } },
    },
    professional_checks: {
      title: "Papers that were checked",
      columns: {
        kind: "Check",
        number: "Number",
        result: "Result",
        note: "Note",
        checker: "Checked by",
        checked_at: "Checked",
        valid_until: "Valid until",
      },
      values: {
        kind: { kyc: "Identity", gst: "GST", coa: "Council of Architecture" },
        result: { approved: "Approved", refused: "Refused" },
      },
    },
    professional_papers: {
      title: "Papers you gave to be checked",
      columns: {
        kind: "Check",
        title: "What it is called",
        number: "Number",
        status: "State",
        reason: "Reason",
        checker: "Checked by",
        file: "File",
        valid_until: "Valid until",
        given_at: "Given",
        decided_at: "Decided",
      },
      values: {
        kind: { kyc: "Identity", gst: "GST", coa: "Council of Architecture", other: "Other licence" },
        status: { waiting: "Waiting", approved: "Approved", refused: "Refused", withdrawn: "Withdrawn" },
      },
    },
    professional_services: {
      title: "Services you offer",
      columns: {
        service: "Service",
        name: "Your name for it",
        description: "Description",
        price_per_hour: "Rupees per hour",
        duration_minutes: "Minutes",
        delivery: "Where",
        online_by: "How you meet online",
        meeting_link: "Link to meet at",
        is_active: "Active",
        removed_at: "Taken back",
        created_at: "Added",
        updated_at: "Last change",
      },
    },
    professional_service_areas: { title: "Where you offer them", columns: { service: "Service", city: "City" } },
    service_packages: {
      title: "Your packages",
      columns: {
        service: "Service",
        name: "Name",
        minutes: "Minutes",
        price: "Rupees in all",
        created_at: "Added",
        updated_at: "Last change",
      },
    },
    service_rates: {
      title: "Your rates",
      columns: {
        service: "Service",
        unit: "Of",
        amount_from: "From",
        amount_to: "To",
        updated_at: "Last change",
      },
      values: { unit: { sq_ft: "Rupees per sq ft", percent_of_work: "Per cent of the cost of the work" } },
    },
    portfolio_projects: {
      title: "Your portfolio",
      columns: {
        title: "Title",
        description: "Description",
        locality: "Locality",
        completed_year: "Completed",
        area_sqft: "Square feet",
        drawing: "Drawing",
        building: "Building",
        storeys: "Storeys",
        room: "Room",
        features: "What is in it",
        materials: "Materials",
        work: "Kind of work",
        paid_from: "The owner paid, in rupees: from",
        home_type: "Kind of home",
        duration_weeks: "Weeks of work",
        review_id: "Review of the job",
        published_at: "Published",
        hidden_at: "Hidden by our team",
        created_at: "Begun",
        updated_at: "Changed",
        pictures: "Pictures",
        sort_order: "Place in the list",
      },
    },
    profession_waits: {
      title: "Professions you wait for",
      columns: { service: "Profession", created_at: "Since", told_at: "Told that it is open" },
    },
  } satisfies Record<string, TableTexts>,
})

export const professionalProblems = inLanguages({
  en: {
    professional: "professional",
    service: "service",
    noAccount: (email: string) => `There is no account with the e-mail ${email}.`,
    notProfessional: (email: string) => `The account ${email} is not a professional's.`,
    approvalOver: "An approval must end in the future.",
    approvalTooLong: (years: number) => `An approval may last ${years} years at most.`,
    checkerMissing: "Who looked at the papers? A check is recorded by the name of who made it.",
    numberMissing: {
      coa: "Which number was found in the Council of Architecture's register?",
      gst: "Which GST number was looked up?",
    },
    numberWrong: {
      coa: (typed: string) => `"${typed}" is not a Council of Architecture number, like CA/2010/12345.`,
      gst: (typed: string) => `"${typed}" is not a GST number: 15 characters, and the last must fit the others.`,
    },
    noArchitecture: (email: string) =>
      `${email} offers no architecture, so there is no Council of Architecture number to check.`,
    paperWaits: (checks: readonly string[]) =>
      `A paper waits: ${checks.join(", ")}. Look at it first, and decide it by its id.`,
  },
})

const plural = pluralIn("en")

export const viewFieldTexts = inLanguages({
  en: { fields: { provider_id: "Professional", service_type: "Service" } },
})

/** What somebody reads in their own activity of whom they looked at; without a name where that one is gone. */
export const viewedTexts = inLanguages({
  en: {
    of: (service: string | undefined, professional: string | undefined) =>
      [service, professional].filter(Boolean).join(" from ") || "A professional who is no longer here",
  },
})

/** Said of a professional and their offer wherever they are shown. */
export const professionalTexts = inLanguages({
  en: {
    verified: "Verified",
    notVerified: "Not yet verified",
    years: (years: number) => plural(years, { one: "1 year of work", other: `${years} years of work` }),
    book: "Book Now",
    request: "Request Service",
    compare: "Compare",
    shortlist: "Shortlist",
  },
})

const listed = /* @__PURE__ */ listIn("en")

type Shown = Record<"isBookable" | "hasPrices" | "hasWork" | "hasReviews", boolean>

/** What search engines read of a profile; only the server says it. */
export const profileDescriptionTexts = /* @__PURE__ */ inLanguages({
  en: {
    description: (about: string, person: string, { isBookable, hasPrices, hasWork, hasReviews }: Shown) => {
      const shown = [...(hasPrices ? ["prices"] : []), ...(hasWork ? ["work"] : []), ...(hasReviews ? ["reviews"] : [])]
      const [first = "the profile", ...others] = shown
      const there = capital(listed([first, ...others]))
      const offer = isBookable ? `${there}; book a visit with ${person}.` : `${there} of ${person}.`
      return about ? `${about}. ${offer}` : offer
    },
  },
})

const profileListed = listIn("en")

type PriceCategory = NonNullable<Profile["price_category"]>

export const profileTexts = inLanguages({
  en: {
    head: {
      title: (firm: string, trades: readonly string[], city: string) =>
        trades.length > 0 ? `${firm}, ${profileListed(trades)} in ${city}` : `${firm}, ${city}`,
      notFound: "Not found",
      priceRange: (least: number, most: number) => `₹${least}-${most} per hour`,
    },
    card: {
      line: (trades: readonly string[], place: string) =>
        trades.length > 0 ? `${profileListed(trades)} · ${place}` : place,
    },
    trail: { home: "Home", search: "Find professionals" },
    sections: {
      services: { title: "Services and prices", short: "Services" },
      about: { title: "About", short: "About" },
      verification: { title: "What was checked", short: "Checked" },
      work: { title: "Work", short: "Work" },
      posts: { title: "Written for the blog", short: "Posts" },
      reviews: { title: "Reviews", short: "Reviews" },
    } satisfies Record<SectionId, { title: string; short: string }>,
    aboutFirm: (firm: string) => `About ${firm}`,
    hero: {
      sections: "On this page",
      personAndTrades: (person: string, trades: readonly string[]) => `${person}, ${profileListed(trades)}`,
      projects: (count: number) => `${count} projects`,
      languages: (names: readonly string[]) => names.join(", "),
    },
    aside: {
      label: "At a glance",
      book: "Book a visit",
      cost: (rupees: string, firm: string) => `Booking costs ${rupees}; you pay ${firm} for their work.`,
    },
    lowestPrice: {
      only: (price: string) => price,
      from: (price: string) => `From ${price}`,
      from_free: () => "Starts free",
    } satisfies Record<LowestPrice["kind"], (price: string) => string>,
    services: {
      none: "No services are open for booking at the moment.",
      priceLevel: {
        Standard: "Price level: standard",
        Premium: "Price level: premium",
        Luxury: "Price level: luxury",
      } satisfies Record<PriceCategory, string>,
      serves: "Serves",
    },
    portfolio: {
      facts: (locality: string, year: number, squareFeet: number | null) =>
        squareFeet === null
          ? `${locality}, ${year}`
          : `${locality}, ${year} · ${squareFeet.toLocaleString("en-IN")} sq ft`,
      paid: (band: string) => `Paid ${band}`,
      gallery: "Pictures of their work",
      /** On a picture that is no photograph. */
      drawn: "Drawing",
      pictures: (count: number) => plural(count, { one: "1 picture", other: `${count} pictures` }),
    },
  },
})

const verificationKindsListed = listIn("en")

/** What a professional is told when their papers were checked. */
export const papersTexts = inLanguages({
  en: {
    approved: {
      title: (checks: readonly string[]) => `Checked: ${verificationKindsListed(checks)}`,
      message: (checker: string, until: string | null) =>
        `${checker} of ${brand.name} looked at your papers and found them in order. Your profile says so now${until ? `, until ${until}` : ""}.`,
      licence: (checker: string, until: string | null) =>
        `${checker} of ${brand.name} looked at your licence and found it in order${until ? `, until ${until}` : ""}.`,
    },
    refused: {
      title: (checks: readonly string[]) => `Could not be confirmed: ${verificationKindsListed(checks)}`,
      message: (checker: string, reason: string | null, effect: string) =>
        [
          `${checker} of ${brand.name} looked at your papers and could not confirm them.`,
          ...(reason ? [`The reason: ${reason}`] : []),
          ...(effect ? [effect] : []),
        ].join(" "),
      falls: "Until they are, your profile says “not yet checked”.",
      stands: "What was checked before stays in force until its day.",
    },
    own: "See your papers",
    closing: `If anything about it is wrong, write to us at ${brand.emails.support}.`,
  },
})

const of = (by: string | null) => (by ? ` by ${by} of ${brand.name}` : "")

export const verificationTexts = inLanguages({
  en: {
    checks: {
      kyc: {
        title: "Identity and address",
        verified: () => "Government identity and address compared with the person",
        missing: "Identity and address not yet checked",
      },
      coa: {
        title: "Council of Architecture",
        verified: (number: string | null) => parts("Registration number ", number, " found in the Council's register"),
        missing: "Registration not yet checked",
      },
      gst: {
        title: "GST registration",
        verified: () => "GST number checked and in the firm's name",
        missing: "GST registration not checked",
      },
    } satisfies Record<CheckKind, { title: string; verified: (number: string | null) => ReactNode; missing: string }>,
    states: { approved: "Checked", expired: "Expired", not_verified: "Not checked" } satisfies Record<
      CheckState,
      string
    >,
    checkedOn: (day: ReactNode, by: string | null) => parts("Checked on ", day, of(by)),
    checkedUntil: {
      approved: (day: ReactNode, by: string | null, end: ReactNode) =>
        parts("Checked on ", day, of(by), ", valid until ", end),
      expired: (day: ReactNode, by: string | null, end: ReactNode) =>
        parts("Checked on ", day, of(by), ", expired on ", end),
    },
    /** A trade in which nobody may call themselves by its name who is not registered. */
    uncheckedTrade: (trade: string) => `${trade} (registration not yet checked)`,
    isVerified: "Verified: the checks this profession needs were passed and are in date.",
    isNotVerified: "Not yet verified.",
    isNotVerifiedButBookable: "Not yet verified. You can book all the same; ask for the papers you want to see.",
    notOurs: "We do not check the quality of the work or past projects.",
  },
})

/** What a visit comes to, wherever it is said: on a card, in the dialog, in a booking, in a letter. */
export const visitTotalTexts = inLanguages({
  en: {
    /** @param total in rupees; null: to be agreed */
    comesTo: (duration: string, total: string | null, isFree: boolean) => {
      if (total === null) return `${duration}, price to be agreed`
      return isFree ? `${duration}, free of charge` : `${duration}, about ${total}`
    },
  },
})
