import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import type { ButtonVariant } from "../../ui/button-style.ts"
import { Chip } from "../../ui/chip.tsx"
import { Checkbox } from "../../ui/field/checkbox.tsx"
import { ComboboxSeveral } from "../../ui/field/combobox-several.tsx"
import { MoneyField } from "../../ui/field/money-field.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Row, Section, Specimen } from "./specimen.tsx"

const variants: { variant: ButtonVariant; text: string }[] = [
  { variant: "primary", text: "Book a visit" },
  { variant: "secondary", text: "View profile" },
  { variant: "quiet", text: "Clear Filters" },
  { variant: "plain", text: "View Details" },
  { variant: "danger", text: "Cancel booking" },
  { variant: "quiet-danger", text: "Cancel" },
]

export function ButtonSection() {
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }
  return (
    <Section title="Buttons">
      {variants.map(({ variant, text }) => (
        <Specimen key={variant} name={variant}>
          <Row>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} icon="calendar">
              {text}
            </Button>
            <Button variant={variant} disabled>
              {text}
            </Button>
            <Button variant={variant} busy>
              {text}
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Sizes, link, and one that works">
        <Row>
          <Button size="small">Small</Button>
          <Button>Normal</Button>
          <Button size="large">Large</Button>
          <LinkButton to="/search" variant="secondary" icon="search">
            Find professionals
          </LinkButton>
          <Button variant="secondary" busy={busy} onClick={work}>
            Save for a moment
          </Button>
        </Row>
      </Specimen>
    </Section>
  )
}

const cities = [
  { value: "1", label: "Pune", note: "Maharashtra" },
  { value: "2", label: "Mumbai", note: "Maharashtra" },
  { value: "3", label: "नाशिक", note: "महाराष्ट्र" },
  { value: "4", label: "Thiruvananthapuram and the villages near it", note: "Kerala" },
]

export function ChoiceSection() {
  return (
    <Section title="Money and choices">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Money label="Price per hour" start="125000" />
        <Money label="Price not set" start="" placeholder="Enter price" />
        <Money label="Free" start="0" required={false} />
        <Money label="Price per hour" start="12.345" error="Please give the price with at most two decimals." />
        <Money label="Disabled" start="1250.50" disabled />
        <div className="grid">
          <Checkbox label="At the customer's site" defaultChecked />
          <Checkbox label="Online" hint="By video, on any phone." />
          <Checkbox label="ग्राहकाच्या जागेवर, and a label that is longer than forty letters" error="Choose one way." />
          <Checkbox label="Always on" defaultChecked disabled />
        </div>
        <Several label="Cities" start={[]} placeholder="Type a city" hint="Choose as many as you like." />
        <Several label="Some chosen" start={["1", "3", "4"]} />
        <Several label="None chosen" start={[]} error="Please choose a city." />
      </div>
      <Specimen name="Chips">
        <Row>
          <Chip label="Pune, Maharashtra" icon="map-pin" onRemove={nothing} />
          <Chip label="Mumbai" onRemove={nothing} />
          <Chip label="नाशिक, महाराष्ट्र" onRemove={nothing} busy />
          <Chip label="Thiruvananthapuram and the villages near it" onRemove={nothing} />
          <Chip label="Cannot be removed" />
        </Row>
      </Specimen>
    </Section>
  )
}

type MoneyProps = Omit<Parameters<typeof MoneyField>[0], "typed"> & { start: string }

function Money({ start, ...field }: MoneyProps) {
  const [typed, type] = useState(start)
  return <MoneyField {...field} typed={typed} defaultValue={start} onChange={({ target }) => type(target.value)} />
}

type SeveralProps = Omit<Parameters<typeof ComboboxSeveral>[0], "options" | "chosen" | "onChange"> & { start: string[] }

function Several({ start, ...field }: SeveralProps) {
  const [chosen, choose] = useState(start)
  return <ComboboxSeveral {...field} options={cities} chosen={chosen} onChange={choose} />
}

const nothing = () => undefined
