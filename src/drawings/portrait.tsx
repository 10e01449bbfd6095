import type { PortraitUrls } from "../platform/session/stored-user.ts"
import { initialsOf } from "../ui/initials.ts"
import { Picture } from "./picture.tsx"

interface PortraitProps {
  /** A professional's id: the drawing in place of a photo is the same wherever they are met. */
  seed: string
  name: string
  /** A photo takes the drawing's place. */
  portrait?: PortraitUrls | null
  /** In view from the start: loaded at once. */
  eager?: boolean
  /** Its place: a square of any size. */
  className?: string
}

/** A professional stands in an arch, with a photo or without; customers are round (ui/avatar.tsx). */
const arch = "overflow-hidden rounded-[50%_50%_8%_8%] border border-line"

/** A professional's photo; without one, their initials in a carved doorway. In the page's own letters, which a picture cannot load. */
export function Portrait({ seed, name, portrait, eager = false, className = "" }: PortraitProps) {
  if (portrait) {
    const sharper = `${portrait.medium} 320w, ${portrait.large} 640w`
    return (
      <div className={`${arch} ${className}`}>
        <img
          src={portrait.medium}
          srcSet={sharper}
          sizes="9rem"
          alt={name}
          width={320}
          height={320}
          loading={eager ? "eager" : "lazy"}
          className="size-full object-cover"
        />
      </div>
    )
  }
  const initials = initialsOf(name)
  // Those of Indian scripts are wider with their signs, and two of them must not run together into a word.
  const isWide = /[^A-Z]/.test(initials)
  return (
    <div className={`relative ${arch} ${className}`}>
      <Picture kind="portrait" seed={seed} eager={eager} className="size-full" />
      <svg
        viewBox="0 0 160 160"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-ink font-semibold font-serif"
      >
        <text x="80" y="104" textAnchor="middle" fontSize={isWide ? 33 : 46} letterSpacing={isWide ? 5 : 1}>
          {initials}
        </text>
      </svg>
    </div>
  )
}
