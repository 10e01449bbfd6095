import { Link } from "react-router"
import { Icon } from "../ui/icon.tsx"
import { Menu } from "../ui/menu.tsx"
import { AccountSlot } from "./account-menu.tsx"
import { Logo } from "./logo.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { findLink, joinLink, serviceLinks } from "./nav-links.ts"

type HeaderProps = {
  /** Ends the session and leads away; the header only asks for it. */
  onLogout: () => void
  /** A small mark beside the name while the catalogue is a demonstration. */
  demo?: boolean
}

/** The first thing on every page; `main` must carry the id "main" for the skip link. */
export function Header({ onLogout, demo = false }: HeaderProps) {
  return (
    <header data-chrome="" className="sticky top-0 z-30 border-line border-b bg-paper">
      <a href="#main" className={skipLook}>
        Skip to content
      </a>
      <div className="page-width flex min-h-16 items-center gap-2 lg:gap-6">
        <Logo />
        {demo && <DemoMark />}
        <MainNav />
        <div className="ml-auto flex items-center gap-1">
          <AccountSlot onLogout={onLogout} />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

const skipLook = [
  "absolute top-2 left-2 z-40 -translate-y-24 rounded-lg bg-surface px-4 py-3 font-semibold shadow-soft",
  "focus:translate-y-0",
].join(" ")

const linkLook = "flex min-h-11 items-center gap-1.5 rounded-lg px-3 text-ink hover:bg-fill"

function MainNav() {
  return (
    <nav aria-label="Main" className="hidden items-center md:flex">
      <Link to={findLink.to} className={linkLook}>
        {findLink.label}
      </Link>
      <Menu
        summary={
          <>
            Services
            <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
          </>
        }
        summaryClassName={linkLook}
        groups={[{ items: serviceLinks }]}
        side="left"
      />
      <Link to={joinLink.to} className={`${linkLook} hidden lg:flex`}>
        {joinLink.label}
      </Link>
    </nav>
  )
}

function DemoMark() {
  return (
    <span
      title="The people and projects shown here are made up for demonstration."
      className="rounded-sm border border-brass px-1.5 text-brass-ink text-sm"
    >
      Demo
    </span>
  )
}
