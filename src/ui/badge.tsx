import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

export type Tone = "neem" | "brass" | "tile" | "slate" | "plum" | "danger" | "ended" | "neutral"

const tones: Record<Tone, string> = {
  neem: "bg-neem-soft text-neem-ink",
  brass: "bg-brass-soft text-brass-ink",
  tile: "bg-tile-soft text-tile-ink",
  slate: "bg-slate-soft text-slate-ink",
  plum: "bg-plum-soft text-plum-ink",
  danger: "bg-danger-soft text-danger-ink",
  /** Red letters on a ground that calls nobody. */
  ended: "bg-fill text-danger-ink",
  neutral: "bg-fill text-ink",
}

type BadgeProps = { tone?: Tone; icon?: IconName; className?: string; children: ReactNode }

export function Badge({ tone = "neutral", icon, className = "", children }: BadgeProps) {
  const shape =
    "inline-flex items-center gap-1.5 rounded-sm align-middle px-2 py-0.5 text-sm font-semibold whitespace-nowrap"
  return (
    <span className={`${shape} ${tones[tone]} ${className}`}>
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
