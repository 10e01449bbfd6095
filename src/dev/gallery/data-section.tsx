import { Button } from "../../ui/button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { type ChipStatus, StatusChip } from "../../ui/status-chip.tsx"
import { type Column, Table } from "../../ui/table.tsx"
import { Section } from "./specimen.tsx"

type Visit = { id: string; who: string; service: string; when: string; status: ChipStatus }

const visits: Visit[] = [
  {
    id: "1",
    who: "Phadke Architects",
    service: "Architect",
    when: "Tue, 24 Nov, 4:30 pm",
    status: "pending",
  },
  {
    id: "2",
    who: "Wada Studio",
    service: "Interior Designer",
    when: "Fri, 27 Nov, 11:00 am",
    status: "confirmed",
  },
  {
    id: "3",
    who: "Bhosale Interiors",
    service: "Interior Designer",
    when: "Mon, 9 Nov, 10:00 am",
    status: "completed",
  },
]

const columns: Column<Visit>[] = [
  { header: "Professional", place: "title", cell: (visit) => visit.who },
  { header: "Service", place: "more", cell: (visit) => visit.service },
  { header: "When", place: "line", cell: (visit) => visit.when },
  { header: "Status", place: "chip", cell: (visit) => <StatusChip status={visit.status} /> },
  {
    header: "Actions",
    place: "actions",
    cell: () => (
      <Button variant="quiet" size="small">
        View Details
      </Button>
    ),
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
