import { brand } from "../../brand.ts"

const steps: { title: string; text: string }[] = [
  {
    title: "Find",
    text: "Search by what you need and where. See finished work, price per hour, service areas and what other customers wrote.",
  },
  {
    title: "Book",
    text: "Pick a day and a time. The professional confirms or declines; you get a note and a mail either way. Booking is free.",
  },
  {
    title: "Build",
    text: `Meet, agree on scope and price, and start. You pay the professional; ${brand.name} holds no money and adds no fee.`,
  },
]

export function HowItWorks() {
  return (
    <ol className="mt-4 grid gap-10 md:grid-cols-3 md:gap-8">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="relative grid content-start gap-3 border-line border-t-2 pt-6">
          <span
            aria-hidden="true"
            className="absolute -top-4 grid size-8 place-items-center rounded-full bg-tile font-semibold text-on-tile"
          >
            {place + 1}
          </span>
          <h3 className="text-xl">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
