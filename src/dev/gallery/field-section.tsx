import { Field } from "../../ui/field/field.tsx"
import { PasswordField, PasswordStrength } from "../../ui/field/password-field.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { Switch } from "../../ui/field/switch.tsx"
import { TextAreaField } from "../../ui/field/text-area-field.tsx"
import { DateField, TimeField } from "../../ui/field/time-field.tsx"
import { Icon, type IconName, icons } from "../../ui/icon.tsx"
import "../../ui/rare-icons.ts"
import { Row, Section, Specimen } from "./specimen.tsx"

const grounds = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["band", "bg-band"],
  ["fill", "bg-fill"],
  ["line", "bg-line"],
  ["border", "bg-border"],
  ["muted", "bg-muted"],
  ["ink", "bg-ink"],
  ["teak", "bg-teak"],
  ["tile", "bg-tile"],
  ["brass", "bg-brass"],
  ["neem", "bg-neem"],
  ["slate", "bg-slate"],
  ["plum", "bg-plum"],
  ["danger", "bg-danger"],
  ["basalt", "bg-basalt"],
] as const

const scale = [
  ["48", "text-4xl"],
  ["36", "text-3xl"],
  ["28", "text-2xl"],
  ["22", "text-xl"],
] as const

export function TokenSection() {
  return (
    <Section title="Ground">
      <Specimen name="Colours">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-8">
          {grounds.map(([name, ground]) => (
            <li key={name} className="text-sm">
              <span className={`mb-1 block h-14 rounded-lg border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="Fraunces for headings">
          {scale.map(([size, text]) => (
            <p key={size} className={`font-semibold font-serif ${text}`}>
              A home in Pune
            </p>
          ))}
        </Specimen>
        <Specimen name="Mukta for text">
          <p className="text-lg">18: An architect in Kothrud, eleven houses built, the drawings kept.</p>
          <p>16: Interior design from ₹1,250 per hour. The first visit is agreed before it is paid.</p>
          <p className="text-muted text-sm">14: Answered within a day on average. 48 bookings completed.</p>
          <p lang="mr">घर बांधणे म्हणजे विश्वास ठेवणे.</p>
          <p className="font-semibold">Semibold for names, labels and buttons: ₹2,40,000</p>
        </Specimen>
      </div>
      <Specimen name="Icons">
        <ul className="flex flex-wrap gap-4">
          {(Object.keys(icons) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} className="size-6" label={name} />
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  )
}

const cities = [
  { value: "pune", label: "Pune" },
  { value: "mumbai", label: "Mumbai (coming soon)", disabled: true },
]

export function FieldSection() {
  return (
    <Section title="Fields">
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Full name" name="full_name" autoComplete="name" required defaultValue="Meera Joshi" />
        <Field
          label="Mobile number"
          name="mobile_number"
          type="tel"
          hint="We call only about your bookings."
          required={false}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          defaultValue="meera@"
          error="Please enter a valid email address"
        />
        <Field label="Search keyword" name="query" icon="search" placeholder="Modular kitchen" />
        <Field label="Disabled" name="off" disabled defaultValue="Set by the booking" />
        <Field label="Free text with suggestions" name="place" list="gallery-places" defaultValue="Satara" />
        <datalist id="gallery-places">
          {cities.map(({ value }) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <SelectField label="City" name="city" options={cities} placeholder="All cities" />
        <SelectField
          label="Category"
          name="service"
          placeholder="All categories"
          options={[{ value: "architect", label: "Architect" }]}
          groups={[{ label: "Coming soon", options: [{ value: "contractor", label: "Contractor" }] }]}
        />
        <DateField label="Date" name="booking_date" required min="2026-11-21" />
        <TimeField label="Time" name="booking_time" required hint="In Indian time" step={900} />
        <SelectField
          label="Category"
          name="category"
          options={cities}
          placeholder="Choose"
          error="Category is required"
        />
        <PasswordField label="Password" name="password" required />
        <PasswordField label="New password" name="new_password" required meter defaultValue="" />
        <TextAreaField label="Notes" name="notes" required={false} hint="What should the professional know?" />
      </div>
      <Specimen name="Switches">
        <Row>
          <Switch label="By mail" defaultChecked />
          <Switch label="Off" />
          <Switch label="नवीन निरोप ईमेलने कळवा, and a label of forty letters" defaultChecked />
          <Switch label="Always on" defaultChecked disabled />
        </Row>
      </Specimen>
      <Specimen name="Password strength">
        <Row>
          {["abc", "abcdef12", "Namaste-2026"].map((password) => (
            <div key={password} className="w-48">
              <PasswordStrength password={password} />
            </div>
          ))}
        </Row>
      </Specimen>
    </Section>
  )
}
