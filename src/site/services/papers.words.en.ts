import type { Paper, Site } from "./papers.ts"

interface PaperWords {
  name: string
  /** What it shows, with the law that says so. */
  shows: string
  from: string
}

export default {
  papers: {
    architectNumber: {
      name: "Registration with the Council of Architecture (COA)",
      shows:
        "Shows that the person may use the title of architect, which the Architects Act, 1972 keeps for those who are registered.",
      from: "Ask for the number, and look it up with the Council.",
    },
    satbara: {
      name: "7/12 extract (satbara utara)",
      shows:
        "Shows who holds a piece of land, how large it is, how it is used, and which loans and rights are noted on it. It proves no ownership by itself.",
      from: "From the state’s land records, by village and survey number.",
    },
    propertyCard: {
      name: "Property card (malmatta patrak)",
      shows: "The same for land that lies within a city survey. It proves no ownership by itself, either.",
      from: "From the state’s land records, by city survey number.",
    },
    sanction: {
      name: "Sanctioned plan and commencement certificate",
      shows:
        "Shows what may be built, and that work may begin. In the city Pune Municipal Corporation (PMC) gives it; outside the corporations, the metropolitan authority (PMRDA).",
      from: "Whoever plans the building applies; the stamped drawings stay with the owner. Ask a seller or your society for a copy.",
    },
    occupancy: {
      name: "Occupancy certificate",
      shows: "Shows that the building was finished as sanctioned, and may be lived in.",
      from: "From the authority that sanctioned the plan. The builder, the seller or the society has a copy.",
    },
    rera: {
      name: "MahaRERA registration",
      shows:
        "Shows that a project on sale is registered, with its plans, dates and progress. Projects of up to 500 sq m of land or up to eight flats need none (Real Estate (Regulation and Development) Act, 2016, section 3).",
      from: "Search for the project by its name or number.",
    },
    society: {
      name: "Permission of your housing society",
      shows: "Shows that the society agrees to the work: hours, lift, rubble, and what must stay as it is.",
      from: "From the society’s office, before the work begins.",
    },
    structure: {
      name: "Note of a structural engineer",
      shows: "Says whether a wall, a beam or a slab may be cut or loaded, and how to support it meanwhile.",
      from: "From the engineer, signed, before anything is broken.",
    },
    agreement: {
      name: "Written agreement with stages",
      shows: "Says what is made and of what, by when, and what you pay at each stage.",
      from: "From the professional you hire. Both sign, and both keep a copy.",
    },
    gst: {
      name: "GST number on quote and bill",
      shows: "Shows which business stands behind the paper. Small businesses may have none.",
      from: "“Search Taxpayer” needs no login.",
    },
    deed: {
      name: "Index II of the registered deed",
      shows: "Shows who registered a deed with whom, when, for which property and for what sum.",
      from: "From the state’s registration department (IGR), by office, year and document number.",
    },
    advocate: {
      name: "Enrolment with the Bar Council",
      shows:
        "Shows that the person is an advocate: the Advocates Act, 1961 keeps the practice of law for those who are enrolled.",
      from: "Ask for the enrolment number; in this state the Bar Council of Maharashtra and Goa keeps the roll.",
    },
    licence: {
      name: "Registered leave and licence agreement",
      shows:
        "States rent, deposit and months. It has to be in writing and registered (Maharashtra Rent Control Act, 1999, section 55).",
      from: "Registered with the state’s registration department (IGR).",
    },
    northPlan: {
      name: "Plan to scale, with north marked",
      shows: "Shows where rooms, doors and windows really are. Without it a reading is a guess.",
      from: "From the builder’s or the architect’s drawings, or measured anew.",
    },
    possession: {
      name: "Possession letter, with its date",
      shows:
        "Sets the date from which the promoter must put right structural defects and poor workmanship: for five years, free of charge (Real Estate (Regulation and Development) Act, 2016, section 14).",
      from: "The builder gave it to you with the keys.",
    },
    trees: {
      name: "Permission of the Tree Authority",
      shows:
        "Shows that a tree may be cut. In a city that needs permission first (Maharashtra (Urban Areas) Protection and Preservation of Trees Act, 1975).",
      from: "From the corporation’s garden department.",
    },
    propertyTax: {
      name: "Property tax bill, paid",
      shows: "Shows that nothing is due to the corporation. It is no proof of ownership by itself.",
      from: "From the corporation, by the property’s number.",
    },
    deathCertificate: {
      name: "Death certificate",
      shows: "The first paper that every office asks for. Take several certified copies.",
      from: "From the corporation or the village where the person died.",
    },
    will: {
      name: "The will, where there is one",
      shows:
        "Says who gets what, and who is to see to it. How a will is made stands in the Indian Succession Act, 1925.",
      from: "From the family, the bank locker, or the sub-registrar, if it was registered or left there.",
    },
    succession: {
      name: "What a court gives the heirs",
      shows: "Probate, letters of administration or a succession certificate: who may take over what was left.",
      from: "From the court. Ask an advocate which of them your case needs, if any.",
    },
  } satisfies Record<Paper, PaperWords>,
  sites: {
    coa: "Council of Architecture",
    landRecords: "Land records of Maharashtra",
    pmc: "PMC",
    pmrda: "PMRDA",
    maharera: "MahaRERA",
    gst: "GST portal",
    igr: "IGR Maharashtra",
    bar: "Bar Council of Maharashtra and Goa",
    courts: "District Court, Pune",
  } satisfies Record<Site, string>,
}
