import { registers } from "../../professionals/papers/paper.rules.ts"

/** Papers around a building, and the official sites where they are had or looked up. What each shows stands in the words. */
const sites = {
  coa: registers.coa,
  landRecords: "https://bhulekh.mahabhumi.gov.in",
  pmc: "https://www.pmc.gov.in",
  pmrda: "https://www.pmrda.gov.in",
  maharera: "https://maharera.maharashtra.gov.in",
  gst: registers.gst,
  igr: "https://igrmaharashtra.gov.in",
  bar: "https://www.barcouncilmahgoa.org",
  courts: "https://pune.dcourts.gov.in",
} as const
export type Site = keyof typeof sites
export const siteUrl = (site: Site): string => sites[site]

export const papers = {
  architectNumber: ["coa"],
  satbara: ["landRecords"],
  propertyCard: ["landRecords"],
  sanction: ["pmc", "pmrda"],
  occupancy: ["pmc", "pmrda"],
  rera: ["maharera"],
  society: [],
  structure: [],
  agreement: [],
  gst: ["gst"],
  deed: ["igr"],
  advocate: ["bar"],
  licence: ["igr"],
  northPlan: [],
  possession: ["maharera"],
  trees: ["pmc"],
  propertyTax: ["pmc"],
  deathCertificate: ["pmc"],
  will: [],
  succession: ["courts"],
} as const satisfies Record<string, readonly Site[]>
export type Paper = keyof typeof papers
