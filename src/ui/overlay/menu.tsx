import type { ReactNode } from "react"
import { Icon, type IconName } from "../icon.tsx"
import { Link } from "../link.tsx"
import { UnreadBadge } from "../unread-badge.tsx"
import { Disclosure } from "./disclosure.tsx"

type MenuItem = {
  label: string
  icon?: IconName
  /** What is counted beside it while it is unread; the menu itself shows messages only. */
  counts?: "messages" | "notifications"
} & ({ to: string } | { onSelect: () => void })

export type MenuGroup = {
  title?: string
  items: readonly MenuItem[]
  /** Whom it is for, where the HTML has everybody's groups: the roles it takes, or "own" (base.css). */
  of?: string
}

type MenuProps = {
  summary: ReactNode
  summaryClassName: string
  groups: readonly MenuGroup[]
}

/** Links and actions behind one button. */
export function Menu({ summary, summaryClassName, groups }: MenuProps) {
  return (
    <Disclosure summary={summary} summaryClassName={summaryClassName} className="relative">
      <div className="menu-panel">
        <MenuGroups groups={groups} />
      </div>
    </Disclosure>
  )
}

export function MenuGroups({ groups }: Pick<MenuProps, "groups">) {
  return groups.map((group) => (
    <div key={group.of ?? group.title ?? group.items[0]?.label} data-of={group.of} className="menu-group">
      {group.title && <p className="px-3 py-1 text-sm text-muted">{group.title}</p>}
      <ul>
        {group.items.map((item) => (
          <li key={item.label}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Item({ item }: { item: MenuItem }) {
  const look = "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-ink hover:bg-fill"
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} className="size-5 text-muted" />}
      {item.label}
      {item.counts === "messages" && <UnreadBadge className="ml-auto" />}
    </>
  )
  if ("to" in item) {
    return (
      <Link to={item.to} className={look}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" onClick={item.onSelect} className={look}>
      {inside}
    </button>
  )
}
