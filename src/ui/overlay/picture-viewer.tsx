import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react"
import { Icon } from "../icon.tsx"
import { pictureViewerTexts, uiTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { useModal } from "./dialog.tsx"
import { useSwipe } from "./use-swipe.ts"
import { viewerShapes } from "./viewer-shapes.ts"

export interface ViewedPicture {
  id: string
  /** As large as a screen needs it. */
  src: string
  /** The same in several widths, for `srcset`. */
  sources?: string
  /** In its whole size. */
  whole: string
  /** Read to those who do not see it. */
  alt: string
  /** Whose it is, or what it shows. */
  heading: ReactNode
  /** Below that, before which of how many it is. */
  detail?: ReactNode
  /** Below the picture, however long it is. */
  caption?: string
}

interface PictureViewerProps {
  /** In the order in which they are leafed through. */
  pictures: readonly ViewedPicture[]
  shownId: string
  onShow: (id: string) => void
  onClose: () => void
  canDownload?: boolean
  /** Id of what gets the focus back where what had it is gone. */
  returnTo?: string
}

/** Pictures as large as the screen allows, one after the other; pressed, one is shown in its whole size. */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, shownId, onShow, onClose, canDownload = false, returnTo } = props
  const t = useTexts(pictureViewerTexts)
  const [isWhole, setWhole] = useState(false)
  const { dialog, close } = useModal({ isOpen: true, onClose, returnTo })
  const titleId = useId()
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shownId),
  )
  const go = (step: number) => {
    const next = pictures[at + step]
    if (!next || step === 0) return
    onShow(next.id)
    setWhole(false)
  }
  const swipe = useSwipe(go)
  usePreloaded(pictures[at + 1])
  // In its whole size the arrows scroll.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: pictures.length - 1 - at }
    if (!isWhole) go(steps[key] ?? 0)
  }
  const shown = pictures[at]
  if (!shown) return null
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onKeyDown={onKeyDown} className={viewerClasses}>
      <Bar shown={shown} place={pictures.length > 1 ? t.place(at + 1, pictures.length) : undefined}>
        <h2 id={titleId} tabIndex={-1} className="sr-only">
          {t.title}
        </h2>
        <ZoomButton isWhole={isWhole} onPress={() => setWhole(!isWhole)} />
        {canDownload && (
          <a href={shown.whole} download="" aria-label={t.download} title={t.download} className={buttonClasses}>
            <Icon shape={viewerShapes.download} />
          </a>
        )}
        <CloseButton onPress={close} />
      </Bar>
      <div className="relative min-h-0 flex-1">
        <div className={isWhole ? "size-full overflow-auto" : fittedClasses} {...(isWhole ? {} : swipe)}>
          <Picture key={shown.id} shown={shown} isWhole={isWhole} onPress={() => setWhole(!isWhole)} />
        </div>
        {pictures.length > 1 && !isWhole && (
          <>
            <StepButton step={-1} isLast={at === 0} onStep={go} />
            <StepButton step={1} isLast={at === pictures.length - 1} onStep={go} />
          </>
        )}
      </div>
      <p dir="auto" aria-live="polite" className={isWhole ? "hidden" : captionClasses}>
        {shown.caption}
      </p>
    </dialog>
  )
}

const viewerClasses = [
  "on-basalt m-0 h-dvh max-h-none w-full max-w-none flex-col border-0 p-0 open:flex",
  "pb-[env(safe-area-inset-bottom)] backdrop:bg-basalt",
].join(" ")
/** Two fingers zoom, one finger leafs. */
const fittedClasses = "size-full touch-pan-y touch-pinch-zoom"

const captionClasses = "wrap-anywhere mx-auto max-w-prose px-4 pt-3 pb-5 text-center empty:hidden"
const buttonClasses = "grid size-11 shrink-0 place-items-center rounded-full text-on-basalt hover:bg-basalt-line"

/** The step to it is seen at once. */
const usePreloaded = (next: ViewedPicture | undefined) => {
  const { src, sources = "" } = next ?? {}
  useEffect(() => {
    if (src) Object.assign(new Image(), { sizes: WHOLE_WIDTH, srcset: sources, src })
  }, [src, sources])
}
const WHOLE_WIDTH = "100vw"

interface BarProps {
  shown: ViewedPicture
  /** Which of how many. */
  place: string | undefined
  children: ReactNode
}

function Bar({ shown: { heading, detail }, place, children }: BarProps) {
  return (
    <div className="flex min-h-16 items-center gap-1 py-2 pr-2 pl-4">
      <div aria-live="polite" className="min-w-0 flex-1">
        <p className="truncate font-semibold">{heading}</p>
        <p className="truncate text-on-basalt-muted text-sm tabular-nums">
          {detail}
          {detail && place && " · "}
          {place}
        </p>
      </div>
      {children}
    </div>
  )
}

function ZoomButton({ isWhole, onPress }: { isWhole: boolean; onPress: () => void }) {
  const t = useTexts(pictureViewerTexts)
  const label = isWhole ? t.zoomOut : t.zoomIn
  return (
    <button type="button" onClick={onPress} aria-label={label} title={label} className={buttonClasses}>
      <Icon shape={isWhole ? viewerShapes["zoom-out"] : viewerShapes["zoom-in"]} />
    </button>
  )
}

function CloseButton({ onPress }: { onPress: () => void }) {
  const t = useTexts(uiTexts)
  return (
    <button
      type="button"
      data-first=""
      onClick={onPress}
      aria-label={t.close}
      title={t.close}
      className={buttonClasses}
    >
      <Icon name="x" />
    </button>
  )
}

interface PictureProps {
  shown: ViewedPicture
  isWhole: boolean
  onPress: () => void
}

function Picture({ shown, isWhole, onPress }: PictureProps) {
  return (
    <button
      type="button"
      // The button in the bar does the same.
      tabIndex={-1}
      onClick={onPress}
      className={isWhole ? "cursor-zoom-out" : "grid size-full cursor-zoom-in place-items-center sm:px-16 sm:pb-4"}
    >
      <img
        {...(isWhole ? { src: shown.whole } : { sizes: WHOLE_WIDTH, srcSet: shown.sources, src: shown.src })}
        alt={shown.alt}
        draggable={false}
        className={isWhole ? "max-w-none" : "max-h-full min-h-0 max-w-full object-contain"}
      />
    </button>
  )
}

interface StepButtonProps {
  step: 1 | -1
  /** There is nothing behind it. */
  isLast: boolean
  onStep: (step: number) => void
}

function StepButton({ step, isLast, onStep }: StepButtonProps) {
  const t = useTexts(pictureViewerTexts)
  return (
    <button
      type="button"
      onClick={() => onStep(step)}
      aria-disabled={isLast}
      aria-label={step > 0 ? t.next : t.previous}
      className={`${buttonClasses} ${stepClasses} ${step > 0 ? "right-2" : "left-2"}`}
    >
      <Icon name={step > 0 ? "arrow-right" : "arrow-left"} />
    </button>
  )
}

const stepClasses =
  "absolute top-1/2 -mt-5.5 bg-basalt/80 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-30"
