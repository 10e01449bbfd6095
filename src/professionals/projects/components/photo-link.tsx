import type { MouseEvent } from "react"
import { useLocation, useNavigate } from "react-router"
import { photoSources } from "../../../platform/files/photo-sizes.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ProjectPicture } from "../project.schema.ts"
import { projectPageTexts } from "../texts.ts"

interface PhotoProps {
  picture: ProjectPicture
  alt: string
  /** In view from the start: what the page is waited for. */
  isFirst: boolean
  isWide: boolean
}

/** A picture that opens in full: in the viewer, or without script by itself. */
export function PhotoLink(props: PhotoProps) {
  const { open } = useTexts(projectPageTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { picture, alt } = props
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(`${pathname}?picture=${picture.file_id}`, { preventScrollReset: true, state: { isFromPage: true } })
  }
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

/** Its place stands before it has come, with a blur of it. */
export function Photo({ picture, alt, isFirst, isWide }: PhotoProps) {
  const sizes = isWide ? "(min-width: 64rem) 44rem, 100vw" : "(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
  const { file_id, urls, width, height, placeholder, role } = picture
  const ratio = isWide ? "aspect-3/2" : "aspect-4/3"
  return (
    <span className={`relative block w-full ${ratio}`}>
      {placeholder && role !== "plan" && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <img
        src={urls.medium}
        srcSet={photoSources(file_id)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        className={`absolute inset-0 size-full ${role === "plan" ? "object-contain" : "object-cover"}`}
      />
    </span>
  )
}
