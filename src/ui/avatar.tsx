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
  className?: string
}

/** Decoration beside a written name; it is not read aloud. */
export function Avatar({ name, size = "normal", className = "" }: AvatarProps) {
  const ground = grounds[seed(name) % grounds.length]
  const shape = "inline-grid shrink-0 place-items-center rounded-full font-serif font-semibold select-none"
  return (
    <span aria-hidden="true" className={`${shape} ${sizes[size]} ${ground} ${className}`}>
      {initials(name)}
    </span>
  )
}

/** Fallback U: what the specification shows for an account without any name. */
function initials(name: string) {
  const words = name.replace(/^(Ar|Er|Dr|Mr|Mrs|Ms)\.?\s/, "").match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const first = words[0]?.[0] ?? "U"
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : ""
  return (first + last).toUpperCase()
}

function seed(name: string) {
  let hash = 7
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return hash
}
