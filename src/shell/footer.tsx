import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { brand } from "../brand.ts"
import { platformTexts } from "../platform/texts.ts"
import { Icon, type IconName } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { PhoneDetails } from "../ui/overlay/phone-details.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { LogoMark } from "./logo.tsx"
import { useNavLinks } from "./nav-links.ts"
import { shellTexts } from "./texts.ts"
import { ThemeSwitch } from "./theme-switch.tsx"

interface FooterProps {
  /** Marks the catalogue as a demonstration. */
  demo: boolean
  /** In which anything is open. */
  cities: readonly string[]
}

/** Whole on pages that anybody reads; where somebody works, its last line. */
export function Footer({ demo, cities }: FooterProps) {
  const isShort = workingPages.test(useLocation().pathname)
  return (
    <>
      {/* On a short page the footer still ends at the lower edge. */}
      <div data-spacer="" className="min-h-16 grow" />
      <footer data-chrome="" className="on-basalt laid-out-late">
        <div aria-hidden="true" className="jaali-border" />
        {!isShort && (
          <div className="page-width grid grid-cols-1 pt-7 sm:grid-cols-2 sm:gap-8 sm:pt-12 sm:pb-8 lg:grid-cols-[1.2fr_1.6fr_1.2fr_1.2fr]">
            <About cities={cities} />
            <Links />
            <Contact />
            <Legal />
          </div>
        )}
        <div className={isShort ? "" : "border-basalt-line border-t"}>
          <FooterBottom demo={demo} hasContact={isShort} />
        </div>
      </footer>
    </>
  )
}

/** Where somebody works signed in. Who signs up, or is lost, gets the whole of it: whom to trust, and where to go. */
const workingPages = /^\/(user|provider|dashboard|settings|admin|dev)(\/|$)/

function About({ cities }: Pick<FooterProps, "cities">) {
  const { footer: t } = useTexts(shellTexts)
  return (
    <div className="grid content-start gap-2 pb-3 sm:gap-4 sm:pb-0">
      <p className="flex items-center gap-3">
        <LogoMark className="size-10" />
        <span className="font-semibold font-serif text-2xl">{brand.name}</span>
      </p>
      {cities.length > 0 && (
        <p className="flex items-center gap-2">
          <Icon name="map-pin" className="size-5 text-on-basalt-brass" />
          {t.activeIn(cities)}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5 sm:gap-x-4">
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer" className={linkClasses}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const linkClasses =
  "inline-flex min-h-11 items-center gap-3 text-on-basalt underline-offset-4 hover:underline sm:min-h-9"

function Links() {
  const { footer: t } = useTexts(shellTexts)
  const { find, ideas, services, later, others, shortlist } = useNavLinks()
  return (
    <nav aria-label={t.label}>
      <FooterGroup title={t.explore}>
        <ul className="columns-2">
          {[find, ideas, ...services, ...later, ...others]
            // Its heart stands in the header.
            .filter(({ to }) => to !== shortlist.to)
            .map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkClasses}>
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </FooterGroup>
    </nav>
  )
}

const digits = (number: string) => number.replace(/[^\d+]/g, "")

function Contact() {
  const { footer: t } = useTexts(shellTexts)
  const { supportHours } = useTexts(platformTexts)
  const ways: { icon: IconName; href: string; text: string; what: string }[] = [
    { icon: "phone", href: `tel:${digits(brand.phone)}`, text: brand.phone, what: t.ways.phone },
    {
      icon: "message",
      href: `sms:${digits(brand.messagingNumber)}`,
      text: brand.messagingNumber,
      what: t.ways.message,
    },
    { icon: "mail", href: `mailto:${brand.emails.general}`, text: brand.emails.general, what: t.ways.mail },
    { icon: "mail", href: `mailto:${brand.emails.support}`, text: brand.emails.support, what: t.ways.support },
  ]
  return (
    <FooterGroup title={t.talk}>
      <ul>
        {ways.map(({ icon, href, text, what }) => (
          <li key={what}>
            <a href={href} className={`${linkClasses} ${icon === "mail" ? "" : "whitespace-nowrap"}`}>
              <Icon name={icon} className="size-5 text-on-basalt-muted" label={what} />
              {text}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-on-basalt-muted text-sm">{supportHours}</p>
    </FooterGroup>
  )
}

function Legal() {
  const { footer: t } = useTexts(shellTexts)
  const { legal } = useNavLinks()
  return (
    <FooterGroup title={t.legal}>
      <ul className="mb-3 columns-2">
        {legal.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={linkClasses}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <address className="grid gap-3 text-on-basalt-muted not-italic sm:pt-1.5">
        <p>
          <span className="text-on-basalt">{brand.legalName}</span>
          <br />
          {brand.address}
        </p>
        <p>
          {t.grievanceOfficer(<span className="text-on-basalt">{brand.grievanceOfficer.name}</span>)}
          <br />
          <a href={`mailto:${brand.grievanceOfficer.email}`} className={linkClasses}>
            {brand.grievanceOfficer.email}
          </a>
        </p>
      </address>
    </FooterGroup>
  )
}

const onBasalt = {
  frame: "border-basalt-line",
  choice: "text-on-basalt-muted hover:text-on-basalt has-checked:bg-basalt-line has-checked:text-on-basalt",
}

/** The last line of every footer; where it is the only one, it also says whom to write to. */
function FooterBottom({ demo, hasContact }: { demo: boolean; hasContact: boolean }) {
  const t = useTexts(shellTexts)
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 text-on-basalt-muted text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        © 2026 {hasContact ? brand.legalName : brand.name}
        {hasContact && (
          <a
            href={`mailto:${brand.emails.general}`}
            className="inline-flex min-h-11 items-center text-on-basalt underline-offset-4 hover:underline"
          >
            {brand.emails.general}
          </a>
        )}
        {demo && <span className="rounded-sm border border-on-basalt-brass px-1.5 text-on-basalt-brass">{t.demo}</span>}
      </p>
      <ThemeSwitch look={onBasalt} />
    </div>
  )
}

/** Where it is always open, a heading stands in the place of its line. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneDetails
      from="sm"
      className="border-basalt-line border-t sm:border-t-0"
      summary={title}
      summaryClassName="font-serif text-lg text-on-basalt-brass"
    >
      <h2 className="mb-2 hidden text-lg text-on-basalt-brass supports-[selector(::details-content)]:sm:block">
        {title}
      </h2>
      <div className="pb-4 sm:pb-0">{children}</div>
    </PhoneDetails>
  )
}
