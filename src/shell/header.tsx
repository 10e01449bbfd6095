import { useLocation } from "react-router"
import { useReturnTo } from "../accounts/sign-in/use-return-to.ts"
import { Icon } from "../ui/icon.tsx"
import { Link, LinkButton } from "../ui/link.tsx"
import { Disclosure } from "../ui/overlay/disclosure.tsx"
import { Menu } from "../ui/overlay/menu.tsx"
import { Popover } from "../ui/overlay/popover.tsx"
import { UnreadBadge } from "../ui/unread-badge.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { AccountMenu, AccountSlot } from "./account-menu.tsx"
import { Logo } from "./logo.tsx"
import { useNavLinks } from "./nav-links.ts"
import { shellTexts } from "./texts.ts"

type HeaderProps = {
  /** A small mark beside the name while the catalogue is a demonstration. */
  demo?: boolean
}

/**
 * The first thing on every page, without the ways of customers where professionals and the desk work; `main` must carry the id
 * "main" for the skip link. What its menus hold stands in HeaderMenus.
 */
export function Header({ demo = false }: HeaderProps) {
  const t = useTexts(shellTexts)
  const isAtWork = /^\/(provider|admin)\//.test(useLocation().pathname)
  return (
    <header data-chrome="" className="sticky top-0 z-30 border-line border-b bg-paper">
      <a href="#main" className="skip-link">
        {t.skip}
      </a>
      <div className="page-width flex min-h-16 items-center gap-2 lg:gap-6">
        <Logo />
        {demo && <DemoMark />}
        {!isAtWork && <MainNav />}
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {!isAtWork && <ShortlistLink />}
          <MessagesLink />
          <AccountSlot />
          <PhoneMenuButton />
        </div>
      </div>
    </header>
  )
}

/** Ends the session and leads away; the menu only asks for it. */
type HeaderMenusProps = { onLogout: () => void }

/** At the end of every page, after its content. */
export function HeaderMenus({ onLogout }: HeaderMenusProps) {
  return (
    <>
      <AccountMenu onLogout={onLogout} />
      <PhoneMenu />
    </>
  )
}

/** Closer where a tablet has just room for them. */
const linkClasses = "flex min-h-11 items-center gap-1.5 rounded-lg px-1.5 text-ink hover:bg-fill lg:px-3"

function MainNav() {
  const { nav: t } = useTexts(shellTexts)
  const { find, ideas, services, later, blog, join } = useNavLinks()
  return (
    <nav aria-label={t.label} className="hidden items-center md:flex">
      <Link to={find.to} className={linkClasses}>
        {find.label}
      </Link>
      <Menu
        summary={
          <>
            {t.services}
            <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
          </>
        }
        summaryClassName={linkClasses}
        groups={[{ items: services }, { items: later }, { items: [ideas, blog, join] }]}
      />
      {[ideas, blog, join].map(({ label, to }) => (
        <Link key={to} to={to} className={`${linkClasses} hidden lg:flex`}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** A phone's menu has it, and that of the account. */
function ShortlistLink() {
  const { shortlist } = useNavLinks()
  return (
    <Link to={shortlist.to} className="grid size-11 place-items-center rounded-lg hover:bg-fill max-md:hidden">
      <Icon name="heart" />
      <span className="sr-only">{shortlist.label}</span>
    </Link>
  )
}

/** Stands in everybody's HTML, and shows for who is signed in. */
function MessagesLink() {
  const { label } = useTexts(shellTexts).areas.user.links.messages
  return (
    <Link
      to="/messages"
      className="relative hidden size-11 place-items-center rounded-lg hover:bg-fill with-messages:grid"
    >
      <Icon name="message" />
      <span className="sr-only">{label}</span>
      <UnreadBadge className="absolute top-0.5 right-0" />
    </Link>
  )
}

function DemoMark() {
  const t = useTexts(shellTexts)
  return (
    <Disclosure
      summary={t.demo}
      summaryClassName="truncate rounded-sm border border-brass px-1.5 text-brass-ink text-sm"
      className="relative min-w-0 signed-in:max-sm:hidden"
    >
      <p className="absolute top-full w-36 rounded-lg border border-line bg-surface p-3 shadow-soft">{t.demoMeans}</p>
    </Disclosure>
  )
}

export const PHONE_MENU = "phone-menu"

/** Below 768 px. */
function PhoneMenuButton() {
  const { nav: t } = useTexts(shellTexts)
  return (
    <button
      type="button"
      popoverTarget={PHONE_MENU}
      className="grid size-11 place-items-center rounded-lg *:pointer-events-none hover:bg-fill md:hidden"
    >
      <Icon name="menu" className="size-6 phone-menu-open:hidden" />
      <Icon name="x" className="hidden size-6 phone-menu-open:block" />
      <span className="sr-only">{t.menu}</span>
    </button>
  )
}

/** What it opens, at the end of the document (ui/overlay/popover.tsx). */
function PhoneMenu() {
  const { nav: t } = useTexts(shellTexts)
  const { find, ideas, services, later, others, legal } = useNavLinks()
  const { keep } = useReturnTo()
  return (
    <Popover id={PHONE_MENU} className="panel-under-bar md:hidden">
      <nav aria-label={t.menu}>
        <ul className="divide-y divide-line">
          {[find, ideas, ...services, ...others].map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center justify-between">
                {label}
                <Icon name="chevron-right" className="size-5 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
        {[later, legal].map((links) => (
          <ul key={links[0].to} className="flex flex-wrap gap-x-5 pt-2">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center text-muted">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        <div className="mt-4 grid grid-cols-2 gap-3 signed-in:hidden">
          <LinkButton to={keep("/login")} variant="secondary">
            {t.logIn}
          </LinkButton>
          <LinkButton to={keep("/register")}>{t.signUp}</LinkButton>
        </div>
      </nav>
    </Popover>
  )
}
