import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { curveThrough, inReach, type Label, type OnMap, placeLabels, projectionOf, WIDTH } from "../city-map.rules.ts"
import { geographyOf } from "../geography.ts"
import { placePath, searchPath } from "../place.rules.ts"
import type { PlacesOfCity } from "../place.server.ts"
import { placesTexts } from "../texts.ts"

/** On a phone and where there is room, in units of the map. */
const sizes = {
  phone: { letters: 15, height: 36 },
  wide: { letters: 9, height: 18 },
}

/** Fewer localities are no map. */
const FEWEST_ON_MAP = 3

/** Where in the city somebody is: rivers, hills, and the localities, each of which leads to who works there. */
export function CityMap({ places }: { places: PlacesOfCity }) {
  const t = useTexts(placesTexts)
  const mapped = inReach(places.mapped)
  if (mapped.length < FEWEST_ON_MAP) return null
  const { height, place } = projectionOf(mapped)
  const at = ([latitude, longitude]: readonly [number, number]) => place({ latitude, longitude })
  const { rivers, hills, lakes } = geographyOf(places.city)
  const dots = mapped.map((one) => ({ ...one, ...place(one) }))
  const pathOf = ({ locality, name, has_page }: (typeof dots)[number]) =>
    has_page
      ? placePath({ ...places, locality })
      : searchPath({ category: places.category, city: places.city_name, locality: name })
  return (
    <figure className="no-print grid gap-2">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} className="w-full rounded-lg border border-line bg-surface">
        <title>{t.map.label(places.city_name)}</title>
        <g aria-hidden>
          {hills.map((one) => (
            <Hill key={one.join()} {...at(one)} />
          ))}
          {lakes.map((one) => (
            <ellipse key={one.join()} {...centre(at(one))} rx={7} ry={4} className="fill-slate-soft stroke-slate" />
          ))}
          {rivers.map((points) => (
            <path
              key={points.join()}
              d={curveThrough(points.map(at))}
              strokeWidth={5}
              strokeLinecap="round"
              className="fill-none stroke-slate-soft"
            />
          ))}
          {rivers.map((points) => (
            <path
              key={points.join()}
              d={curveThrough(points.map(at))}
              strokeWidth={0.8}
              className="fill-none stroke-slate"
            />
          ))}
          {dots.map(({ locality, has_page, ...dot }) => (
            <circle
              key={locality}
              {...centre(dot)}
              r={has_page ? 4 : 2.5}
              className={has_page ? "fill-tile" : "fill-brass"}
            />
          ))}
        </g>
        {(["phone", "wide"] as const).map((size) => (
          <g key={size} className={size === "phone" ? "md:hidden" : "max-md:hidden"}>
            {placeLabels(dots, sizes[size], height).map(({ label, ...dot }) => (
              // Not asked for ahead (static-page.script.ts): in a drawing the address of a link is no text.
              <Link key={dot.locality} to={pathOf(dot)} data-near="yes" className="group">
                <title>{t.map.count(dot.professionals, places.plural_name, dot.name)}</title>
                <LabelOf label={label} name={dot.name} letters={sizes[size].letters} isStrong={dot.has_page} />
              </Link>
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="text-muted text-sm">{t.map.caption}</figcaption>
    </figure>
  )
}

const centre = ({ x, y }: OnMap) => ({ cx: x, cy: y })

function Hill({ x, y }: OnMap) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth={0.8} className="fill-neem-soft stroke-neem/50">
      <path d="M-13 6Q-6-8 1-3Q6-10 13 6Z" />
      <path d="M-5 1l-2 5M1-1l1 7M6-2l2 7" className="fill-none" />
    </g>
  )
}

interface LabelOfProps {
  label: Label
  name: string
  letters: number
  /** It has a page of its own. */
  isStrong: boolean
}

function LabelOf({ label: { x, y, anchor, box }, name, letters, isStrong }: LabelOfProps) {
  const { left, top, right, bottom } = box
  return (
    <>
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={4} className="fill-transparent" />
      <text
        x={x}
        y={y}
        fontSize={letters}
        textAnchor={anchor}
        strokeWidth={3}
        paintOrder="stroke"
        strokeLinejoin="round"
        className={`fill-ink stroke-surface group-hover:fill-tile-ink group-hover:underline group-focus-visible:fill-tile-ink group-focus-visible:underline ${isStrong ? "font-semibold" : ""}`}
      >
        {name}
      </text>
    </>
  )
}
