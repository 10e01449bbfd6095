// Whom the customers of the demo have selected for their project and keep on their shortlists, by the names of businesses.
import { activityRow } from "../../src/activity/activity.server.ts"
import { serviceSelected } from "../../src/selections/selection/selection.notifications.server.ts"
import type { Offering } from "./demo.types.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { HOUR } from "./story.server.ts"

interface DemoSelection {
  by: string
  selected: [business: string, type: Offering][]
  /** Latest first. */
  shortlist: string[]
  /** What the address of the shared list ends with. */
  link?: string
}

const selections: DemoSelection[] = [
  {
    by: "Aditi Sane",
    selected: [
      ["Katta Architects", "architect"],
      ["Osari Interiors", "interior-designer"],
    ],
    shortlist: ["Teakline Studio", "Monsoon Room", "Lagu Conservation Cell", "Two Storey"],
    link: "demo-kept-for-a-flat-in-kothrud",
  },
  {
    by: "Mahesh Barve",
    selected: [
      ["Deodhar Design Office", "architect"],
      ["Wagh Habitat", "architect"],
      ["Farmgate Architecture", "architect"],
    ],
    shortlist: ["Basalt Works", "Saldanha Works"],
  },
  {
    by: "Manasi Kelkar",
    selected: [["Courtyard & Co.", "architect"]],
    shortlist: ["Katta Architects", "Sheet No. 7"],
  },
]

type ServiceTypes = readonly { id: number; slug: string; name: string }[]

export const selectionRows = (now: Date, { byName }: DemoPeople, serviceTypes: ServiceTypes) => {
  const businesses = new Map([...byName.values()].map((person) => [person.business, person]))
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const selected = selections.flatMap(({ by, selected }) =>
    selected.map(([business, slug], place) => {
      const [customer, professional] = [byName.get(by)!, businesses.get(business)!]
      const type = serviceTypes.find((one) => one.slug === slug)!
      return { customer, professional, type, at: hoursAgo(30 + 26 * place) }
    }),
  )
  return {
    selections: selected.map(({ customer, professional, type, at }) => ({
      ...{ id: idAt(at), customer_id: customer.accountId, professional_id: professional.professionalId },
      ...{ service_type_id: type.id, created_at: at },
    })),
    activities: selected.map(({ customer, professional, type, at }) => {
      const params = {
        service: type.name,
        provider_id: professional.professionalId,
        provider_name: professional.business,
      }
      return { ...activityRow(serviceSelected, params, { account_id: customer.accountId, at }), id: idAt(at) }
    }),
    shortlist: selections.flatMap(({ by, shortlist }) =>
      shortlist.map((business, place) => ({
        ...{ customer_id: byName.get(by)!.accountId, professional_id: businesses.get(business)!.professionalId },
        created_at: hoursAgo(5 + 9 * place),
      })),
    ),
    links: selections.flatMap(({ by, link }) =>
      link ? [{ customer_id: byName.get(by)!.accountId, token: link, created_at: hoursAgo(4) }] : [],
    ),
  }
}
