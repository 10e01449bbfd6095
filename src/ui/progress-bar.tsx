type ProgressBarProps = {
  /** What is on its way; read aloud. */
  label: string
  /** 0 to 100 */
  percent: number
  /** The same in words: "45 %". */
  children: string
}

/** How much of something slow is done. */
export function ProgressBar({ label, percent, children }: ProgressBarProps) {
  return (
    <div className="flex items-center gap-3">
      <Progress label={label} percent={percent} />
      <span aria-hidden="true" className="w-12 text-right text-muted text-sm tabular-nums">
        {children}
      </span>
    </div>
  )
}

/** The bar alone, where the words stand elsewhere. */
export function Progress({ label, percent }: Omit<ProgressBarProps, "children">) {
  return <progress aria-label={label} max={100} value={percent} className={look} />
}

const look = [
  "h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-fill",
  "[&::-webkit-progress-bar]:bg-fill [&::-webkit-progress-value]:bg-tile [&::-webkit-progress-value]:transition-[width]",
  "[&::-moz-progress-bar]:bg-tile",
].join(" ")
