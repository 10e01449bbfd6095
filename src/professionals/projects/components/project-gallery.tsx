import type { ReactNode } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { pairsOf } from "../project.rules.ts"
import type { ProjectPicture, ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"
import { BeforeAfter } from "./before-after.tsx"
import { PhotoLink } from "./photo-link.tsx"
import { altOf } from "./picture-words.ts"

interface ProjectGalleryProps {
  project: ShownProject
  /** Between the first picture and the others. */
  children: ReactNode
}

/** The first one large, the others two in a row, all in one ratio: photographs of all kinds look like one house. */
export function ProjectGallery({ project: { pictures, title }, children }: ProjectGalleryProps) {
  const t = useTexts(projectPageTexts)
  const numbers = new Map(pictures.map(({ file_id }, at) => [file_id, t.numbered(at + 1, pictures.length)]))
  const alt = (picture: ProjectPicture) => altOf(picture, `${title}, ${numbers.get(picture.file_id)}`)
  const [first, ...others] = coverFirst(pairsOf(pictures))
  if (!first) return children
  return (
    <>
      <Shown pair={first} alt={alt} isFirst isWide />
      {children}
      {others.length > 0 && (
        <section aria-label={t.pictures}>
          <ul className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
            {others.map((pair, at) => (
              <li key={pair.picture.file_id} className={isWide(others, at) ? "sm:col-span-2" : ""}>
                <Shown pair={pair} alt={alt} isWide={isWide(others, at)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface Pair {
  before: ProjectPicture | undefined
  picture: ProjectPicture
}

/** What is compared has room for it; and one that would be left over beside a hole takes the whole row. */
const isWide = (pairs: readonly Pair[], at: number) => {
  if (pairs[at]!.before) return true
  const isRowEnd = at + 1 === pairs.length || pairs[at + 1]!.before !== undefined
  const start = pairs.slice(0, at).findLastIndex(({ before }) => before) + 1
  return isRowEnd && (at - start) % 2 === 0
}

/** The page begins with a photograph, as its cards do, where there is one. */
const coverFirst = (pairs: readonly Pair[]) => {
  const at = pairs.findIndex(({ picture }) => picture.role === "photo")
  return at > 0 ? [pairs[at]!, ...pairs.slice(0, at), ...pairs.slice(at + 1)] : pairs
}

interface ShownProps {
  pair: Pair
  alt: (picture: ProjectPicture) => string
  isFirst?: boolean
  isWide: boolean
}

function Shown({ pair: { before, picture }, alt, isFirst = false, isWide }: ShownProps) {
  return (
    <figure className="grid gap-2">
      {before ? (
        <BeforeAfter
          before={before}
          after={picture}
          beforeAlt={alt(before)}
          afterAlt={alt(picture)}
          isFirst={isFirst}
        />
      ) : (
        <PhotoLink picture={picture} alt={alt(picture)} isFirst={isFirst} isWide={isWide} />
      )}
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
