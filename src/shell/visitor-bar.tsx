import { useLocation } from "react-router"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

/** What a thumb looks for before somebody has an account, on pages that have no bar of their own (base.css). After a page's end it has its own room. */
export function VisitorBar() {
  const { nav } = useTexts(shellTexts)
  const { pathname } = useLocation()
  const links = [
    { to: "/search", icon: "search", label: nav.search },
    { to: "/shortlist", icon: "heart", label: nav.shortlist },
    { to: "/messages", icon: "message", label: nav.messages },
    { to: "/login", icon: "user", label: nav.logIn },
  ] as const
  return (
    <nav
      aria-label={nav.shortcuts}
      data-chrome=""
      data-area-bar=""
      data-foot="visitors"
      className="phone-bar sticky md:hidden signed-in:hidden"
    >
      <ul className="grid grid-cols-4">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? "page" : undefined} className="phone-bar-link">
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
