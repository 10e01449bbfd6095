import { firstLetterOf, groundOf, initialsOf } from "./initials.ts"

const sizes = { small: "size-9 text-sm", normal: "size-11 text-base", large: "size-16 text-xl" }

type AvatarProps = {
  /** A person or a firm; its initials are drawn, its letters choose the colour, so it is the same everywhere. */
  name: string
  size?: keyof typeof sizes
  /** The first letter alone, as greeted. */
  single?: boolean
  className?: string
}

/** Decoration beside a written name; it is not read aloud. */
export function Avatar({ name, size = "normal", single, className = "" }: AvatarProps) {
  const shape = "inline-grid shrink-0 place-items-center rounded-full font-serif font-semibold select-none"
  return (
    <span aria-hidden="true" className={`${shape} ${sizes[size]} ${groundOf(name)} ${className}`}>
      {single ? firstLetterOf(name) : initialsOf(name)}
    </span>
  )
}
