import type { PortraitUrls } from "../platform/session/stored-user.ts"
import { initialsOf } from "../ui/initials.ts"
import { Picture } from "./picture.tsx"

interface PortraitProps {
  seed: string
  name: string
  /** A photo takes the drawing's place. */
  portrait?: PortraitUrls | null
  /** In view from the start: loaded at once. */
  eager?: boolean
  /** Its place: a square of any size. */
  className?: string
}

/** Somebody's photo; without one, their initials in a carved doorway. In the page's own letters, which a picture cannot load. */
export function Portrait({ seed, name, portrait, eager = false, className = "" }: PortraitProps) {
  if (portrait) {
    const sharper = `${portrait.medium} 320w, ${portrait.large} 640w`
    return (
      <div className={className}>
        <img
          src={portrait.medium}
          srcSet={sharper}
          sizes="9rem"
          alt={name}
          width={320}
          height={320}
          loading={eager ? "eager" : "lazy"}
          className="size-full"
        />
      </div>
    )
  }
  const initials = initialsOf(name)
  // Those of Indian scripts are wider with their signs, and two of them must not run together into a word.
  const isWide = /[^A-Z]/.test(initials)
  return (
    <div className={`relative ${className}`}>
      <Picture kind="portrait" seed={seed} eager={eager} className="size-full" />
      <svg
        viewBox="0 0 160 160"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-ink font-semibold font-serif"
      >
        <text x="80" y="104" textAnchor="middle" fontSize={isWide ? 29 : 38} letterSpacing={isWide ? 5 : 1}>
          {initials}
        </text>
      </svg>
    </div>
  )
}
