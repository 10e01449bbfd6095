interface Step {
  title: string
  text: string
}

/** What is done one after the other, three or four in a row where there is room. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol
      className={`mt-4 grid gap-10 md:gap-x-8 ${steps.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}
    >
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
