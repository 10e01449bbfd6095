import { useTexts } from "../../../ui/use-texts.ts"
import { pairsOf } from "../project.rules.ts"
import type { ProjectPicture, ShownProject } from "../project.schema.ts"
import { projectPageTexts, projectWordsTexts } from "../texts.ts"
import { BeforeAfter } from "./before-after.tsx"
import { PhotoLink } from "./photo-link.tsx"
import { altOf } from "./picture-words.ts"

/** The first one large, the others two in a row, all in one ratio: photographs of all kinds look like one house. */
export function ProjectGallery({ project: { pictures, title } }: { project: ShownProject }) {
  const t = useTexts(projectPageTexts)
  const numbers = new Map(pictures.map(({ file_id }, at) => [file_id, t.numbered(at + 1, pictures.length)]))
  const alt = (picture: ProjectPicture) => altOf(picture, `${title}, ${numbers.get(picture.file_id)}`)
  const shown = coverFirst(pairsOf(pictures))
  return (
    <section aria-label={t.pictures}>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
        {shown.map(({ before, picture }, at) => (
          <li key={picture.file_id} className={isWide(at, shown.length) ? "sm:col-span-2" : ""}>
            <figure className="grid gap-2">
              {before ? (
                <BeforeAfter
                  before={before}
                  after={picture}
                  beforeAlt={alt(before)}
                  afterAlt={alt(picture)}
                  isFirst={at === 0}
                />
              ) : (
                <PhotoLink picture={picture} alt={alt(picture)} isFirst={at === 0} isWide={isWide(at, shown.length)} />
              )}
              <Caption picture={picture} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An even number of the others would leave a hole beside the last one. */
const isWide = (at: number, count: number) => at === 0 || (at === count - 1 && count % 2 === 0)

/** The page begins with a photograph, as its cards do, where there is one. */
const coverFirst = <P extends { picture: ProjectPicture }>(pairs: readonly P[]) => {
  const at = pairs.findIndex(({ picture }) => picture.role === "photo")
  return at > 0 ? [pairs[at]!, ...pairs.slice(0, at), ...pairs.slice(at + 1)] : pairs
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
