import { Button } from "../button.tsx"
import { Pagination } from "../pagination.tsx"
import { type ChipStatus, StatusChip } from "../status-chip.tsx"
import { type Column, Table } from "../table.tsx"
import { Section } from "./specimen.tsx"

type Visit = { id: string; who: string; service: string; when: string; status: ChipStatus; price: string }

const visits: Visit[] = [
  {
    id: "1",
    who: "Phadke Architects",
    service: "Architect",
    when: "Tue, 24 Nov, 4:30 pm",
    status: "pending",
    price: "₹1,800",
  },
  {
    id: "2",
    who: "Wada Studio",
    service: "Interior Designer",
    when: "Fri, 27 Nov, 11:00 am",
    status: "confirmed",
    price: "₹1,250",
  },
  {
    id: "3",
    who: "Bhosale Interiors",
    service: "Interior Designer",
    when: "Mon, 9 Nov, 10:00 am",
    status: "completed",
    price: "Price not set",
  },
]

const columns: Column<Visit>[] = [
  { header: "Professional", cell: (visit) => visit.who, heading: true },
  { header: "Service", cell: (visit) => visit.service },
  { header: "When", cell: (visit) => visit.when },
  { header: "Status", cell: (visit) => <StatusChip status={visit.status} /> },
  { header: "Per hour", cell: (visit) => visit.price, align: "right" },
  {
    header: "Actions",
    cell: () => (
      <Button variant="quiet" size="small">
        View Details
      </Button>
    ),
    align: "right",
  },
]

export function DataSection() {
  return (
    <Section title="Table and pages">
      <Table caption="Bookings" columns={columns} rows={visits} rowKey={(visit) => visit.id} />
      <Pagination next="?cursor=next" first="?" shown="20 of 134 professionals" />
    </Section>
  )
}
