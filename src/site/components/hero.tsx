import { Form } from "react-router"
import { Picture } from "../../drawings/picture.tsx"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { SelectField } from "../../ui/select.tsx"

/** What this is, and the main job in one line: what do you need, where. A plain GET form, so it works without script. */
export function Hero({ cities }: { cities: string[] }) {
  return (
    <section className="page-width grid items-center gap-8 pt-6 pb-12 sm:pt-8 lg:grid-cols-2 lg:gap-12 lg:pt-14 lg:pb-20">
      <div className="grid gap-4 sm:gap-6">
        <p className="hidden items-center gap-3 font-semibold text-tile-ink sm:flex">
          <span aria-hidden="true" className="h-px w-8 bg-tile" />
          Made for homes in Pune
        </p>
        <h1 className="text-2xl sm:text-4xl">Find someone to build or furnish your home, and see what we checked</h1>
        <p className="max-w-xl text-muted sm:text-lg">
          Compare interior designers and architects by their work, price per hour and real reviews. Booking is free
          <span className="max-sm:hidden"> and takes two minutes</span>.
        </p>
        <Form
          action="/search"
          role="search"
          className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-soft sm:grid-cols-[1fr_8rem_auto] sm:items-end"
        >
          <Field label="What do you need?" name="query" placeholder="Architect, kitchen…" icon="search" />
          <SelectField
            label="City"
            name="city"
            defaultValue={cities[0]}
            options={cities.map((city) => ({ value: city, label: city }))}
          />
          <Button type="submit" className="h-12">
            Find
          </Button>
        </Form>
        <div className="flex items-start gap-3 text-muted">
          <span id="try" className="leading-11">
            Try
          </span>
          <ul aria-labelledby="try" className="flex flex-wrap gap-2">
            {["jain kitchen", "ghar sajavat", "bungalow architect"].map((query) => (
              <Suggestion key={query} query={query} />
            ))}
          </ul>
        </div>
      </div>
      <Picture kind="hero" seed="home" alt="Plan of a house around a courtyard in Pune" eager className="w-full" />
    </section>
  )
}

function Suggestion({ query }: { query: string }) {
  return (
    <li>
      <a
        href={`/search?query=${encodeURIComponent(query)}`}
        className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-tile-ink hover:border-brass"
      >
        {query}
      </a>
    </li>
  )
}
