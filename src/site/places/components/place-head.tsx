import { Picture } from "../../../drawings/picture.tsx"

interface PlaceHeadProps {
  service: string
  heading: string
  lead: string
}

/** What the page is about, and where there is room the drawing of the service. */
export function PlaceHead({ service, heading, lead }: PlaceHeadProps) {
  return (
    <header className="flex items-center justify-between gap-12">
      <div className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">{heading}</h1>
        <p className="max-w-3xl text-lg text-muted">{lead}</p>
      </div>
      <Picture
        kind="service"
        seed={service}
        detail="low"
        eager
        className="no-print h-32 w-auto rounded-lg border border-line bg-sunken max-lg:hidden"
      />
    </header>
  )
}

export const placeClasses =
  "grid min-h-11 gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 hover:border-brass hover:text-tile-ink"
