import { Picture } from "./picture.tsx"

/** At most two initials; "Ar. Meera Joshi" gives MJ. */
export function initialsOf(name: string): string {
  const words = name.replace(/\b(ar|dr|er|mr|mrs|ms|adv|shri|smt)\.? /gi, "").match(/\p{L}[\p{L}\p{M}']*/gu) ?? []
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : ""]
  return `${first?.[0] ?? ""}${last?.[0] ?? ""}`.toUpperCase()
}

interface PortraitProps {
  seed: string
  name: string
  /** Its place: a square of any size. */
  className?: string
}

/** Somebody without a photo: their initials in a carved doorway. In the page's own letters, which a picture cannot load. */
export function Portrait({ seed, name, className = "" }: PortraitProps) {
  return (
    <div className={`relative ${className}`}>
      <Picture kind="portrait" seed={seed} eager className="size-full" />
      <svg
        viewBox="0 0 160 160"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-ink font-semibold font-serif"
      >
        <text x="80" y="104" textAnchor="middle" fontSize="38" letterSpacing="1">
          {initialsOf(name)}
        </text>
      </svg>
    </div>
  )
}
