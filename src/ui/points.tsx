import { Icon, type IconName } from "./icon.tsx"

interface Point {
  title: string
  text: string
}

interface PointsProps {
  points: readonly Point[]
  /** One for each, in their order; a check where there is none. */
  icons: readonly IconName[]
}

/** What speaks for something, each by a sign, a title and a sentence or two. */
export function Points({ points, icons }: PointsProps) {
  // Three stand in a row or one below the other: of two columns one would have a hole.
  const columns =
    points.length === 3
      ? "md:grid-cols-3"
      : `sm:grid-cols-2 ${points.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`
  return (
    <ul className={`grid gap-x-8 gap-y-8 lg:gap-y-10 ${columns}`}>
      {points.map(({ title, text }, place) => (
        <li
          key={title}
          className="grid content-start gap-2 max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-3"
        >
          <span className="grid size-11 sm:mb-1 place-items-center rounded-lg bg-tile-soft text-tile-ink">
            <Icon name={icons[place] ?? "check"} className="size-6" />
          </span>
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted max-sm:col-span-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
