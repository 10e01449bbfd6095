import type { PortraitUrls } from "../platform/session/stored-user.ts"
import { backgroundOf, initialOf, initialsOf } from "./initials.ts"

const sizes = {
  small: "size-9 text-sm",
  normal: "size-11 text-base",
  large: "size-16 text-xl",
  /** The head of a person's own page. */
  huge: "size-24 text-3xl sm:size-32 sm:text-4xl",
}

type AvatarProps = {
  /** A person or a firm; its initials are drawn, its letters choose the colour, so it is the same everywhere. */
  name: string
  size?: keyof typeof sizes
  /** What is shown in place of the initials, which stand there until it has come. */
  portrait?: PortraitUrls | null | undefined
  /** The first letter alone, as greeted. */
  single?: boolean
  className?: string
}

/** Decoration beside a written name; it is not read aloud. */
export function Avatar({ name, size = "normal", portrait, single, className = "" }: AvatarProps) {
  const shape =
    "relative overflow-hidden inline-grid shrink-0 place-items-center rounded-full font-serif font-semibold select-none"
  return (
    <span aria-hidden="true" className={`${shape} ${sizes[size]} ${backgroundOf(name)} ${className}`}>
      {single ? initialOf(name) : initialsOf(name)}
      {portrait && (
        <img
          src={size === "small" || size === "normal" ? portrait.small : portrait.medium}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
