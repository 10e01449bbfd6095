import { onPictureStyle, Picture } from "../../drawings/picture.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Profile, Project } from "../professional.contract.ts"
import { projectPath } from "../projects/project-paths.ts"
import { profileTexts } from "../texts.ts"

/** As many as one look takes in. */
const MOST = 5

/** What they made, before anything is said of them: swiped on a phone, side by side where there is room. */
export default function ProfileGallery({ provider: { id, cover, portfolio } }: { provider: Profile }) {
  const t = useTexts(profileTexts).portfolio
  const isCover = (project: Project) => Number(project.id === cover.seed)
  const shown = portfolio.toSorted((one, other) => isCover(other) - isCover(one)).slice(0, MOST)
  // Side by side one word is enough for all.
  const isAllDrawn = shown.every(({ picture }) => !picture.photo)
  return (
    <ul
      id="gallery"
      aria-label={t.gallery}
      className={`h-48 border-line border-b sm:h-64 lg:h-88 ${rowClasses} ${mosaics[shown.length]}`}
    >
      {shown.map((project, place) => (
        <li key={project.id} className={slideClasses(shown.length)}>
          <Link to={projectPath(id, project.id)} className="block size-full focus-visible:-outline-offset-4">
            <Picture
              {...project.picture}
              detail="low"
              eager={place === 0}
              sizes={place > 0 ? tile : shown.length > 1 ? half : wholeWidth}
              className="size-full object-cover"
            />
            <span className="sr-only">{project.title}</span>
            {!project.picture.photo && (
              <span className={`right-2 bottom-2 ${onPictureStyle} ${isAllDrawn && place > 0 ? "lg:sr-only" : ""}`}>
                {t.drawn}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const wholeWidth = "(min-width: 64rem) 50rem, 100vw"
const half = "(min-width: 64rem) 25rem, (min-width: 40rem) 60vw, 88vw"
const tile = "(min-width: 64rem) 13rem, (min-width: 40rem) 60vw, 88vw"
const rowClasses =
  "flex snap-x snap-mandatory gap-0.5 overflow-x-auto bg-line lg:grid lg:grid-cols-4 lg:grid-rows-2 print:flex print:*:w-full print:*:not-first:hidden"

/** By how many there are; the first is the largest. */
const mosaics = [
  "",
  "lg:*:col-span-4 lg:*:row-span-2",
  "lg:*:col-span-2 lg:*:row-span-2",
  "lg:*:col-span-2 lg:*:first:row-span-2",
  "lg:*:first:col-span-2 lg:*:first:row-span-2 lg:*:nth-2:col-span-2",
  "lg:*:first:col-span-2 lg:*:first:row-span-2",
]

/** The next one looks in, so that a thumb knows that there is more. */
const slideClasses = (shown: number) =>
  `relative min-w-0 shrink-0 snap-start overflow-hidden bg-surface ${shown > 1 ? "w-[88%] sm:w-3/5 lg:w-auto" : "w-full"}`

/** The portrait stands at the left. */
