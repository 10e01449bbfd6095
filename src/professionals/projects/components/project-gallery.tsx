import type { ReactNode } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { arranged, type InRow, type Pair } from "../picture-rows.rules.ts"
import type { ProjectPicture, ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"
import { BeforeAfter } from "./before-after.tsx"
import { PhotoLink, pillClasses, useOpenPicture } from "./photo-link.tsx"
import { altOf } from "./picture-words.ts"

interface GalleryProps {
  project: ShownProject
}

const PICTURES = "pictures"

/** The photograph that stands for the project, and the way to all of them. */
export function ProjectCover({ project }: GalleryProps) {
  const { pictures } = project
  const { cover } = arranged(pictures)
  const alt = useAlt(project)
  if (!cover) return null
  return (
    <Shown pair={cover} alt={alt} inRow={1} isFirst>
      {pictures.length > 1 && <AllPictures pictures={pictures} cover={cover} />}
    </Shown>
  )
}

/** All in one ratio: photographs of all kinds look like one house. */
export function ProjectPictures({ project }: GalleryProps) {
  const t = useTexts(projectPageTexts)
  const { others } = arranged(project.pictures)
  const alt = useAlt(project)
  if (others.length === 0) return null
  return (
    <section id={PICTURES} aria-label={t.pictures} className="scroll-mt-24">
      <ul className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-6">
        {others.map(({ inRow, ...pair }) => (
          <li key={pair.picture.file_id} className={spans[inRow]}>
            <Shown pair={pair} alt={alt} inRow={inRow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const spans = { 1: "sm:col-span-6", 2: "sm:col-span-3", 3: "sm:col-span-2" } satisfies Record<InRow, string>

const useAlt = ({ pictures, title }: ShownProject) => {
  const t = useTexts(projectPageTexts)
  const numbers = new Map(pictures.map(({ file_id }, at) => [file_id, t.numbered(at + 1, pictures.length)]))
  return (picture: ProjectPicture) => altOf(picture, `${title}, ${numbers.get(picture.file_id)}`)
}

/** In the viewer, from the cover on; without script further down the page. */
function AllPictures({ pictures, cover }: { pictures: readonly ProjectPicture[]; cover: Pair }) {
  const t = useTexts(projectPageTexts)
  const onClick = useOpenPicture(cover.picture.file_id)
  return (
    <a href={`#${PICTURES}`} onClick={onClick} className={pillClasses}>
      {t.allPictures(pictures.length)}
    </a>
  )
}

interface ShownProps {
  pair: Pair
  alt: (picture: ProjectPicture) => string
  inRow: InRow
  isFirst?: boolean
  /** Over the picture. */
  children?: ReactNode
}

function Shown({ pair: { before, picture }, alt, inRow, isFirst = false, children }: ShownProps) {
  return (
    <figure className="grid gap-2">
      <div className="relative">
        {before ? (
          <BeforeAfter
            before={before}
            after={picture}
            beforeAlt={alt(before)}
            afterAlt={alt(picture)}
            isFirst={isFirst}
            canOpen={!children}
          />
        ) : (
          <PhotoLink picture={picture} alt={alt(picture)} isFirst={isFirst} inRow={inRow} />
        )}
        {children}
      </div>
      <Caption picture={picture} />
    </figure>
  )
}

function Caption({ picture: { caption, role } }: { picture: ProjectPicture }) {
  const { roles } = useTexts(projectWordsTexts)
  if (!caption && role === "photo") return null
  return (
    <figcaption dir="auto" className="wrap-anywhere text-muted text-sm">
      {role !== "photo" && <span className="font-semibold text-ink">{roles[role]} </span>}
      {caption}
    </figcaption>
  )
}
