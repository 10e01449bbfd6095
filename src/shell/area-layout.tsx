import { type ReactNode, useEffect } from "react"
import { useLocation } from "react-router"
import { detectRoles } from "../accounts/roles.rules.ts"
import { useEvents } from "../events/use-events.ts"
import { renew } from "../platform/session/renewal.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import { ReminderBar } from "../privacy/components/reminder-bar.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { type CountLabel, countMessages, currentOf, LinkCount, type LinkCounts } from "./area-link.tsx"
import { type AreaNav, areaLinks, type FrameLink, switchLink } from "./area-links.ts"
import { PhonePages } from "./phone-pages.tsx"
import { SessionWatch } from "./session-watch.tsx"
import { shellTexts } from "./texts.ts"
import "../ui/rare-icons.ts"

type AreaLayoutProps = {
  area: AreaNav
  /** Unread notifications; shown on their link. */
  unread?: number
  children: ReactNode
}

/** The frame of a customer's or professional's area. */
export function AreaLayout({ area, unread = 0, children }: AreaLayoutProps) {
  const t = useTexts(shellTexts)
  const user = useSessionUser()
  // Whoever has just signed in, too.
  useEffect(countMessages, [])
  const other = area === "user" ? "provider" : "user"
  const roles = user && detectRoles(user)
  const dual = roles?.is_user && roles.is_provider
  return (
    <AreaFrame
      label={t.areas[area].label}
      links={areaLinks(t)[area]}
      counts={{ notifications: unread }}
      last={dual && <AreaAnchor link={switchLink(t, other)} />}
    >
      <ReminderBar />
      {children}
    </AreaFrame>
  )
}

type AreaFrameProps = {
  label: string
  links: readonly FrameLink[]
  counts?: LinkCounts
  countLabel?: CountLabel
  /** What stands below the links where there is room. */
  last?: ReactNode
  children: ReactNode
}

/** The frame of a signed-in area: navigation at the side, short on a tablet, on a phone a bar along the bottom edge. */
export function AreaFrame({ label, links, counts = {}, countLabel, last, children }: AreaFrameProps) {
  useRoleChanges()
  return (
    <div className="page-width grid gap-8 py-6 md:grid-cols-[5.5rem_minmax(0,1fr)] md:gap-6 md:py-10 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8">
      <nav aria-label={label} data-chrome="" data-area-bar="" data-foot="" className={barClasses}>
        <ul className="flex md:sticky md:top-24 md:flex-col md:gap-1">
          {links.map((link) => (
            <li key={link.to} className={`min-w-0 flex-auto ${link.isAside ? "max-md:hidden" : ""}`}>
              <AreaAnchor link={link} counts={counts} countLabel={countLabel} />
            </li>
          ))}
          {last && <li className="mt-4 hidden border-line border-t pt-4 lg:block">{last}</li>}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
      <PhonePages label={label} links={links} counts={counts} countLabel={countLabel} />
      <SessionWatch />
    </div>
  )
}

const barClasses = "phone-bar md:static md:border-0 md:bg-transparent md:pb-0"

const anchorClasses = [
  "phone-bar-link md:px-1",
  // The longest names of an area fit a screen of 320 px.
  "max-[22rem]:px-0 max-[22rem]:tracking-tighter",
  "md:rounded-lg md:hover:bg-fill md:aria-[current]:bg-tile-soft",
  "lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:py-2 lg:text-left lg:text-base",
].join(" ")

interface AreaAnchorProps {
  link: FrameLink
  counts?: LinkCounts
  countLabel?: CountLabel
}

function AreaAnchor({ link, counts = {}, countLabel }: AreaAnchorProps) {
  const { label, short, to, icon } = link
  const current = currentOf(link, useLocation().pathname)
  return (
    <Link to={to} aria-current={current} className={anchorClasses}>
      <Icon name={icon} />
      {short && (
        <span aria-hidden="true" className="max-md:max-w-full max-md:truncate lg:hidden">
          {short}
        </span>
      )}
      <span className={short ? "max-lg:sr-only" : "max-md:max-w-full max-md:truncate"}>{label}</span>
      <LinkCount link={link} counts={counts} label={countLabel} className={unreadClasses} />
    </Link>
  )
}

const unreadClasses = "absolute top-1.5 left-1/2 ml-1 lg:static lg:ml-auto"

/** While a page of somebody is open, their account may get its other side elsewhere: then this browser knows of it too. */
const useRoleChanges = () =>
  useEvents(({ kind }) => {
    if (kind === "roles_changed" || kind === "reset") void renew()
  })
