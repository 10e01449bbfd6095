import type { ReactNode } from "react"
import { Link } from "react-router"
import { brand } from "../brand.ts"
import { Icon, type IconName } from "../ui/icon.tsx"
import { JaaliBorder } from "./jaali-border.tsx"
import { LogoMark } from "./logo.tsx"
import { findLink, joinLink, loginLink, serviceLinks } from "./nav-links.ts"
import { ThemeSwitch } from "./theme-switch.tsx"

/** `demo` marks the catalogue as a demonstration. */
export function Footer({ demo = false }: { demo?: boolean }) {
  return (
    <>
      {/* On a short page the footer still ends at the lower edge. */}
      <div className="min-h-16 grow" />
      <footer data-chrome="" className="on-basalt">
        <JaaliBorder />
        <div className="page-width grid gap-8 pt-12 pb-8 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.3fr_1.3fr]">
          <About />
          <Links />
          <Contact />
          <Legal />
        </div>
        <div className="border-basalt-line border-t">
          <div className="page-width flex flex-wrap items-center justify-between gap-4 py-5 text-on-basalt-muted text-sm">
            <p className="flex flex-wrap items-center gap-3">
              © 2026 {brand.legalName}
              {demo && (
                <span className="rounded-sm border border-on-basalt-brass px-1.5 text-on-basalt-brass">Demo</span>
              )}
            </p>
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </>
  )
}

function About() {
  return (
    <div className="grid content-start gap-4">
      <p className="flex items-center gap-3">
        <LogoMark className="size-10" />
        <span className="font-semibold font-serif text-2xl">{brand.name}</span>
      </p>
      <p className="max-w-xs text-on-basalt-muted">{brand.tagline}.</p>
      <p className="flex items-center gap-2">
        <Icon name="map-pin" className="size-5 text-on-basalt-brass" />
        Active in {brand.activeCities.join(", ")}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer" className={linkLook}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const linkLook = "inline-flex min-h-11 items-center gap-3 text-on-basalt underline-offset-4 hover:underline sm:min-h-9"

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 text-lg text-on-basalt-brass">{children}</h2>
}

function Links() {
  const links = [findLink, ...serviceLinks, joinLink, loginLink]
  return (
    <nav aria-label="Footer">
      <Heading>Explore</Heading>
      <ul className="columns-2 sm:columns-1">
        {links.map(({ label, to }) => (
          <li key={to} className={to === loginLink.to ? "signed-in:hidden" : ""}>
            <Link to={to} className={linkLook}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const digits = (number: string) => number.replace(/[^\d+]/g, "")

function Contact() {
  const ways: { icon: IconName; href: string; text: string; what: string }[] = [
    { icon: "phone", href: `tel:${digits(brand.phone)}`, text: brand.phone, what: "Phone" },
    { icon: "message", href: `sms:${digits(brand.messagingNumber)}`, text: brand.messagingNumber, what: "Message" },
    { icon: "mail", href: `mailto:${brand.emails.general}`, text: brand.emails.general, what: "E-mail" },
    { icon: "mail", href: `mailto:${brand.emails.support}`, text: brand.emails.support, what: "Support" },
  ]
  return (
    <div>
      <Heading>Talk to us</Heading>
      <ul>
        {ways.map(({ icon, href, text, what }) => (
          <li key={what}>
            <a href={href} className={linkLook}>
              <Icon name={icon} className="size-5 text-on-basalt-muted" label={`${what}:`} />
              {text}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-on-basalt-muted text-sm">{brand.supportHours}</p>
    </div>
  )
}

function Legal() {
  return (
    <div>
      <Heading>Legal</Heading>
      <address className="grid gap-3 pt-2.5 text-on-basalt-muted not-italic sm:pt-1.5">
        <p>
          <span className="text-on-basalt">{brand.legalName}</span>
          <br />
          {brand.address}
        </p>
        <p>
          Grievance officer: <span className="text-on-basalt">{brand.grievanceOfficer.name}</span>
          <br />
          <a href={`mailto:${brand.grievanceOfficer.email}`} className={linkLook}>
            {brand.grievanceOfficer.email}
          </a>
        </p>
      </address>
    </div>
  )
}
