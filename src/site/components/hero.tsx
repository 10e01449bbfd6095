import { Form } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Picture } from "../../ui/drawings/picture.tsx"
import { Field } from "../../ui/field.tsx"
import { SelectField } from "../../ui/select.tsx"

/** What this is, and the main job in one line: what do you need, where. A plain GET form, so it works without script. */
export function Hero({ cities }: { cities: string[] }) {
  return (
    <section className="page-width grid items-center gap-8 pt-8 pb-12 lg:grid-cols-2 lg:gap-12 lg:pt-14 lg:pb-20">
      <div className="grid gap-6">
        <p className="flex items-center gap-3 font-semibold text-tile-ink">
          <span aria-hidden="true" className="h-px w-8 bg-tile" />
          Made for homes in Pune
        </p>
        <h1 className="text-3xl sm:text-4xl">The people who build and furnish homes, and what was checked</h1>
        <p className="max-w-xl text-lg text-muted">
          Compare interior designers and architects by their work, price per hour and real reviews. Book a time in two
          minutes; booking is free.
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
        <p className="text-muted">
          Try <Suggestion query="jain kitchen" />, <Suggestion query="bungalow architect" /> or{" "}
          <Suggestion query="ghar sajavat" />
        </p>
      </div>
      <Picture
        kind="hero"
        seed="home"
        alt="Plan of a house around a courtyard in Pune, drawn by hand"
        eager
        className="w-full"
      />
    </section>
  )
}

function Suggestion({ query }: { query: string }) {
  return (
    <a href={`/search?query=${encodeURIComponent(query)}`} className="text-tile underline underline-offset-4">
      {query}
    </a>
  )
}
