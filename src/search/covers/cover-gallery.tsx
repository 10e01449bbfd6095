import { onPictureStyle, Picture } from "../../drawings/picture.tsx"
import { Icon } from "../../ui/icon.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { coverTexts } from "../texts.ts"
import type { ShownCover } from "./covers.contract.ts"
import { type Gallery, stepTo } from "./gallery-store.ts"

/** Over the card's picture, which stays in the page below it. */
export function CoverGallery({ gallery }: { gallery: Gallery }) {
  const t = useTexts(coverTexts)
  const { box, business, first, others, at, furthest, dx } = gallery
  const count = others.length + 1
  const shown = at === 0 ? first : others[at - 1]
  const isDrawn = shown ? !shown.picture.photo : false
  return (
    <fieldset aria-label={t.label(business)}>
      <div className="absolute inset-0 overflow-hidden">
        <div
          className={`flex size-full ${dx === 0 ? "transition-transform duration-300 ease-out" : ""}`}
          style={{ transform: `translateX(calc(${-100 * at}% + ${dx}px))` }}
        >
          <div aria-hidden={at !== 0} className={slideClasses}>
            <CardPicture box={box} alt={first ? altOf(first, t.drawing) : ""} />
          </div>
          {others.slice(0, furthest + 1).map((one, place) => (
            <div key={one.picture.seed} aria-hidden={at !== place + 1} className={slideClasses}>
              <Picture {...one.picture} alt={altOf(one, t.drawing)} detail="low" eager className={pictureClasses} />
            </div>
          ))}
        </div>
      </div>
      <p aria-live="polite" className={`bottom-2 left-2 tabular-nums ${onPictureStyle}`}>
        {t.place(at + 1, count)}
        <span className="sr-only">{shown?.title && `: ${shown.title}`}</span>
        {isDrawn && <span className="@md:@max-xl:sr-only"> · {t.drawn}</span>}
      </p>
      <StepButton gallery={gallery} step={-1} isLast={at === 0} label={t.previous(business)} />
      <StepButton gallery={gallery} step={1} isLast={at === count - 1} label={t.next(business)} />
    </fieldset>
  )
}

/** As on the card. */
const pictureClasses = "absolute inset-0 size-full border-line border-b @md:border-r @md:border-b-0 @md:object-cover"
const slideClasses = "relative size-full shrink-0 bg-surface"

const altOf = ({ title, picture }: ShownCover, drawing: (title: string) => string) =>
  picture.photo ? title : drawing(title)

/** The same that lies below, to go with the others. */
function CardPicture({ box, alt }: { box: HTMLElement; alt: string }) {
  const { src, srcset, sizes, dataset, className } = box.querySelector("img")!
  return (
    <img
      src={src}
      srcSet={srcset || undefined}
      sizes={sizes || undefined}
      alt={alt}
      width={640}
      height={480}
      decoding="sync"
      data-photo={dataset.photo}
      className={className}
    />
  )
}

interface StepButtonProps {
  gallery: Gallery
  step: 1 | -1
  /** There is nothing behind it. */
  isLast: boolean
  label: string
}

function StepButton({ gallery: { box }, step, isLast, label }: StepButtonProps) {
  return (
    <button
      type="button"
      onClick={() => stepTo(box, step)}
      aria-disabled={isLast}
      aria-label={label}
      className={`${stepClasses} ${step > 0 ? "right-2" : "left-2"}`}
    >
      <Icon name={step > 0 ? "arrow-right" : "arrow-left"} className="size-4" />
    </button>
  )
}

/** A finger needs none: it swipes. */
const stepClasses = [
  "pointer-events-none absolute top-1/2 z-1 -mt-4.5 grid size-9 place-items-center rounded-full opacity-0 after:absolute after:-inset-1",
  "border border-line bg-surface/95 text-ink shadow-soft transition-opacity duration-150 hover:border-ink print:hidden",
  "[@media(hover:hover)]:in-[li:hover]:pointer-events-auto [@media(hover:hover)]:in-[li:hover]:opacity-100",
  "in-[li:has(:focus-visible)]:pointer-events-auto in-[li:has(:focus-visible)]:opacity-100",
  "aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:not-focus-visible:invisible",
].join(" ")
