import { DateField } from "../../ui/date-field.tsx"
import { Field, TextAreaField } from "../../ui/field.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { PasswordStrength } from "../../ui/password-strength.tsx"
import { SelectField } from "../../ui/select.tsx"
import { Switch } from "../../ui/switch.tsx"
import { TimeField } from "../../ui/time-field.tsx"
import { Row, Section, Specimen } from "./specimen.tsx"

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
