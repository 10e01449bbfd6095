const grounds = [
  "bg-tile-soft text-tile-ink",
  "bg-neem-soft text-neem-ink",
  "bg-slate-soft text-slate-ink",
  "bg-brass-soft text-brass-ink",
  "bg-plum-soft text-plum-ink",
]

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
  const ground = grounds[seed(name) % grounds.length]
  const shape = "inline-grid shrink-0 place-items-center rounded-full font-serif font-semibold select-none"
  return (
    <span aria-hidden="true" className={`${shape} ${sizes[size]} ${ground} ${className}`}>
      {single ? (name[0] ?? "U").toUpperCase() : initials(name)}
    </span>
  )
}

/** Fallback U: what the specification shows for an account without any name. */
function initials(name: string) {
  const letters = name.replace(/^(Ar|Er|Dr|Mr|Mrs|Ms)\.?\s/, "").match(/(?<![\p{L}\p{M}])\p{L}\p{M}*/gu) ?? []
  const last = letters.length > 1 ? letters.at(-1) : ""
  return `${letters[0] ?? "U"}${last ?? ""}`.toUpperCase()
}

function seed(name: string) {
  let hash = 2166136261
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 15
}
