import { useWayBack } from "../accounts/sign-in/use-way-back.ts"
import { Disclosure } from "../ui/disclosure.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { useWords } from "../ui/use-words.ts"
import { useNavLinks } from "./nav-links.ts"
import { shellWords } from "./texts.ts"

/** Below 768 px. Closes when the window grows to 768, on an outside click, on Escape and after a choice. */
export function MobileMenu() {
  const { nav: t } = useWords(shellWords)
  const { find, services, later, compare, join, testimonials, help, about, contact, careers, legal } = useNavLinks()
  const { keep } = useWayBack()
  const summary = (
    <>
      <Icon name="menu" className="size-6 group-open:hidden" />
      <Icon name="x" className="hidden size-6 group-open:block" />
      <span className="sr-only">{t.menu}</span>
    </>
  )
  return (
    <Disclosure
      summary={summary}
      summaryClassName="grid size-11 place-items-center rounded-lg hover:bg-fill"
      className="md:hidden"
      closeWhen="(min-width: 768px)"
    >
      <div className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-4rem)] animate-rise overflow-y-auto overscroll-contain border-line border-b bg-surface px-4 pt-2 pb-6 shadow-soft">
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
        </nav>
        <div className="mt-4 grid grid-cols-2 gap-3 signed-in:hidden">
          <LinkButton to={keep("/login")} variant="secondary">
            {t.logIn}
          </LinkButton>
          <LinkButton to={keep("/register")}>{t.signUp}</LinkButton>
        </div>
      </div>
    </Disclosure>
  )
}
