import { type ComponentProps, useState } from "react"
import { Button } from "../../ui/button.tsx"
import { type RadioCard, RadioCards } from "../../ui/field/radio-cards.tsx"
import { SlotPicker } from "../../ui/field/slot-picker.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { type ChipStatus, StatusChip } from "../../ui/status-chip.tsx"
import { type Column, Table } from "../../ui/table.tsx"
import { Section, Specimen } from "./specimen.tsx"

const ways: RadioCard[] = [
  { value: "at_site", label: "At your site", hint: "Osari Interiors comes to you", icon: "home" },
  { value: "at_studio", label: "At the studio", hint: "You go to Osari Interiors", icon: "building" },
  { value: "online", label: "Online", hint: "You meet in a video call", icon: "monitor" },
]
const long: RadioCard[] = [
  {
    value: "long",
    label: "At the office of the building's own society",
    hint: "Kulkarni Deshpande & Sahasrabuddhe Interiors",
  },
  { value: "mr", label: "तुमच्या घरी", hint: "वाडा स्टुडिओ तुमच्याकडे येईल" },
  { value: "off", label: "Not offered now", disabled: true },
]

const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-30", "2026-12-01"]
const times = ["10:00", "10:30", "11:30", "12:00", "14:30", "16:30", "17:00", "18:00"]
const free = days.map((date, place) => ({ date, times: times.slice(place % 3) }))

/** Choosing from what is there: ways, days, times. */
export function SlotSection() {
  return (
    <Section title="Ways, days and times">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Specimen name="Radio cards, the second chosen">
          <RadioCards label="How would you like to meet?" name="way" options={ways} defaultValue="at_studio" />
        </Specimen>
        <Specimen name="Radio cards with what is wrong, long and Devanagari names, one that cannot be chosen">
          <RadioCards label="How" name="long" options={long} error="Please choose how you would like to meet" />
        </Specimen>
        <Specimen name="Slot picker">
          <Slots state="ready" days={free} onMore={() => {}} />
        </Specimen>
        <Specimen name="Slot picker, a time that was refused">
          <Slots state="ready" days={free} error="This time has just been taken. Please choose another." />
        </Specimen>
        <Specimen name="Slot picker, on its way, and slow">
          <Slots state="loading" days={[]} />
          <Slots state="slow" days={[]} />
        </Specimen>
        <Specimen name="Slot picker, without free times, not loaded, more that did not load">
          <Slots state="ready" days={[]} onMore={() => {}} />
          <Slots state="failed" days={[]} />
          <Slots state="failed" days={free.slice(0, 3)} />
        </Specimen>
      </div>
    </Section>
  )
}

type SlotsProps = Pick<ComponentProps<typeof SlotPicker>, "state" | "days" | "error"> & { onMore?: () => void }

function Slots({ onMore, ...shown }: SlotsProps) {
  const [slot, setSlot] = useState({ date: shown.days[1]?.date ?? "", time: "11:30" })
  return <SlotPicker label="When" {...shown} {...slot} onChoose={setSlot} onRetry={() => {}} onMore={onMore} />
}

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
  { header: "Professional", slot: "title", cell: (visit) => visit.who },
  { header: "Service", slot: "more", cell: (visit) => visit.service },
  { header: "When", slot: "line", cell: (visit) => visit.when },
  { header: "Status", slot: "chip", cell: (visit) => <StatusChip status={visit.status} /> },
  {
    header: "Actions",
    slot: "actions",
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
