import { SelectField } from "../../ui/select.tsx"
import type { Status } from "../booking.rules.ts"

const options = [
  { value: "pending", label: "Pending" },
  { value: "confirmed", label: "Confirmed" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
]

type StatusFilterProps = { status: Status | undefined; onChange: (status: string) => void }

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <SelectField
      label="Status"
      hideLabel
      placeholder="All Bookings"
      options={options}
      value={status ?? ""}
      onChange={(event) => onChange(event.target.value)}
      className="w-full sm:w-56"
    />
  )
}
