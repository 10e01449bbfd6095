import type { MouseEvent } from "react"
import { useLocation, useNavigate } from "react-router"
import { type PhotoSize, photoSizes } from "../../../platform/files/photo-sizes.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { InRow } from "../picture-rows.rules.ts"
import type { ProjectPicture } from "../project.schema.ts"
import { projectPageTexts } from "../texts.ts"

interface PhotoProps {
  picture: ProjectPicture
  alt: string
  /** In view from the start: what the page is waited for. */
  isFirst: boolean
  inRow: InRow
}

/** A picture that opens in full: in the viewer, or without script by itself. */
export function PhotoLink(props: PhotoProps) {
  const { open } = useTexts(projectPageTexts)
  const { picture, alt } = props
  const onClick = useOpenPicture(picture.file_id)
  return (
    <a
      href={picture.urls.large}
      onClick={onClick}
      aria-label={open(alt)}
      className="block cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken"
    >
      <Photo {...props} />
    </a>
  )
}

/** For a link that shows a picture in full; in a tab of its own it stays a link. */
export const useOpenPicture = (fileId: string) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(`${pathname}?picture=${fileId}`, { preventScrollReset: true, state: { isFromPage: true } })
  }
}

/** A link on a picture; where it is touched reaches further than what is seen. */
export const pillClasses = [
  "absolute right-3 bottom-3 z-2 rounded-sm border border-line bg-surface/90 px-3 py-1.5 font-semibold text-sm",
  "after:absolute after:-inset-2 hover:bg-surface hover:underline",
].join(" ")

/** Its place stands before it has come, with a blur of it. */
export function Photo({ picture, alt, isFirst, inRow }: PhotoProps) {
  const { urls, width, height, placeholder, role } = picture
  const isPlan = role === "plan"
  return (
    <span className={`relative isolate block aspect-4/3 w-full ${isPlan ? "bg-sheet" : ""}`}>
      {placeholder && !isPlan && <img src={placeholder} alt="" className="absolute inset-0 size-full object-cover" />}
      <img
        src={urls.medium}
        srcSet={sourcesOf(picture)}
        sizes={sizesOf(picture, inRow)}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        className={`absolute inset-0 size-full ${isPlan ? planClasses : "object-cover"}`}
      />
    </span>
  )
}

/** Its white is the sheet, so that it ends nowhere within its place. */
const planClasses = "object-contain mix-blend-multiply"

/** Each as wide as it is: the longest side of an upright photograph is its height. */
export const sourcesOf = ({ urls, width, height }: ProjectPicture) =>
  (Object.keys(photoSizes) as PhotoSize[])
    .map((size) => `${urls[size]} ${Math.round((photoSizes[size] * width) / Math.max(width, height))}w`)
    .join(",")

/** The place is filled, so that a panorama is drawn wider than it, and cut. */
const sizesOf = ({ width, height, role }: ProjectPicture, inRow: InRow) => {
  const times = role === "plan" ? 1 : Math.max(1, width / height / (4 / 3))
  const drawn = (place: string) => (times > 1 ? `calc(${place} * ${times.toFixed(2)})` : place)
  const [large, middle] = places[inRow]
  return `(min-width: 64rem) ${drawn(large)}, (min-width: 40rem) ${drawn(middle)}, ${drawn("100vw")}`
}

const places = {
  1: ["50rem", "100vw"],
  2: ["25rem", "50vw"],
  3: ["17rem", "34vw"],
} satisfies Record<InRow, [string, string]>
