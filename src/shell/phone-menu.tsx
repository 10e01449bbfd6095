import { useReturnTo } from "../accounts/sign-in/use-return-to.ts"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { Popover } from "../ui/popover.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { useNavLinks } from "./nav-links.ts"
import { shellTexts } from "./texts.ts"

const PANEL = "phone-menu"

/** Below 768 px. */
export function PhoneMenuButton() {
  const { nav: t } = useTexts(shellTexts)
  return (
    <button
      type="button"
      popoverTarget={PANEL}
      className="grid size-11 place-items-center rounded-lg *:pointer-events-none hover:bg-fill md:hidden"
    >
      <Icon name="menu" className="size-6 phone-menu-open:hidden" />
      <Icon name="x" className="hidden size-6 phone-menu-open:block" />
      <span className="sr-only">{t.menu}</span>
    </button>
  )
}

/** What it opens, at the end of the document (ui/popover.tsx). */
export function PhoneMenu() {
  const { nav: t } = useTexts(shellTexts)
  const { find, services, later, compare, join, testimonials, help, about, contact, careers, legal } = useNavLinks()
  const { keep } = useReturnTo()
  return (
    <Popover id={PANEL} className="panel-under-bar md:hidden">
      <nav aria-label={t.menu}>
        <ul className="divide-y divide-line">
          {[find, ...services, compare, join, testimonials, help, about, contact, careers].map(({ label, to }) => (
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
