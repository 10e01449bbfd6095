import { Link } from "./link.tsx"

type TabItem = {
  label: string
  to: string
  current: boolean
  /** A number beside the word: unread, pending. */
  count?: number
}

type TabsProps = {
  label: string
  items: readonly TabItem[]
  /** Equal widths over the whole place, for two or three big choices. */
  fill?: boolean
  /** Without the line below, where the place around it draws one. */
  bare?: boolean
}

/** Tabs are links, because the open tab is part of the address: it survives reload, back and sharing, without JavaScript. */
export function Tabs({ label, items, fill = false, bare = false }: TabsProps) {
  return (
    <nav aria-label={label} className={`scroll-edge overflow-x-auto ${bare ? "" : "border-line border-b"}`}>
      <ul className="flex min-w-max gap-1">
        {items.map((item) => (
          <li key={item.to} className={fill ? "flex-1" : ""}>
            <Tab item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tab({ item: { label, to, current, count } }: { item: TabItem }) {
  const shape =
    "flex min-h-12 items-center justify-center gap-2 border-b-2 px-2.5 sm:px-4 font-semibold focus-visible:-outline-offset-2"
  const look = current
    ? "border-tile text-tile-ink"
    : "border-transparent text-muted hover:border-border hover:text-ink"
  return (
    <Link to={to} replace preventScrollReset aria-current={current ? "page" : undefined} className={`${shape} ${look}`}>
      {label}
      {count !== undefined && (
        <span className="min-w-6 rounded-full bg-fill px-1.5 text-center text-ink text-sm">{count}</span>
      )}
    </Link>
  )
}
