import { type CSSProperties, useState } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { useHydrated } from "../../../ui/use-hydrated.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ProjectPicture } from "../project.schema.ts"
import { projectPageTexts } from "../texts.ts"
import { Photo, pillClasses, useOpenPicture } from "./photo-link.tsx"

interface BeforeAfterProps {
  before: ProjectPicture
  after: ProjectPicture
  beforeAlt: string
  afterAlt: string
  isFirst: boolean
  /** It has a way to the viewer of its own. */
  canOpen: boolean
}

/** One over the other with a line between them that is drawn to and fro; without script beside each other. */
export function BeforeAfter({ before, after, beforeAlt, afterAlt, isFirst, canOpen }: BeforeAfterProps) {
  const { beforeAfter: t, open, openShort } = useTexts(projectPageTexts)
  const onOpen = useOpenPicture(before.file_id)
  const [shown, setShown] = useState(50)
  const isDrawn = useHydrated()
  const first = <Photo picture={before} alt={`${t.before}: ${beforeAlt}`} isFirst={isFirst} inRow={1} />
  const second = <Photo picture={after} alt={`${t.after}: ${afterAlt}`} isFirst={isFirst} inRow={1} />
  if (!isDrawn)
    return (
      <div className="grid grid-cols-2 gap-1 overflow-hidden rounded-lg border border-line">
        {first}
        {second}
      </div>
    )
  return (
    <div
      className="relative overflow-hidden rounded-lg border border-line"
      style={{ "--shown": `${shown}%` } as CSSProperties}
    >
      <input
        type="range"
        min={0}
        max={100}
        value={shown}
        aria-label={t.slider}
        aria-valuetext={`${shown} %`}
        onChange={({ target }) => setShown(Number(target.value))}
        className="peer absolute inset-0 z-1 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      {second}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--shown))_0_0)]">{first}</div>
      <span className={`${labelClasses} left-2`}>{t.before}</span>
      <span className={`${labelClasses} right-2`}>{t.after}</span>
      <span aria-hidden="true" className={lineClasses}>
        <span className={gripClasses}>
          <Icon name="arrow-left" className="size-4" />
          <Icon name="arrow-right" className="size-4" />
        </span>
      </span>
      {canOpen && (
        <a href={before.urls.large} onClick={onOpen} aria-label={open(beforeAlt)} className={pillClasses}>
          {openShort}
        </a>
      )}
    </div>
  )
}

const labelClasses = "absolute top-2 rounded-sm bg-basalt/80 px-2 py-0.5 text-on-basalt text-sm"
const lineClasses = [
  "pointer-events-none absolute inset-y-0 left-(--shown) w-0.5 -translate-x-1/2 bg-surface shadow-soft",
  "peer-focus-visible:bg-focus peer-focus-visible:*:outline-2",
].join(" ")
const gripClasses =
  "absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full border border-line bg-surface outline-focus"
