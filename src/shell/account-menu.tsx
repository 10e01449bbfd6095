import { Link, useLocation } from "react-router"
import { Avatar } from "../ui/avatar.tsx"
import { Icon } from "../ui/icon.tsx"
import { LinkButton } from "../ui/link-button.tsx"
import { Menu } from "../ui/menu.tsx"
import { accountGroups } from "./account-groups.ts"
import { displayName, useSessionUser } from "./session-store.ts"

/** Both states stand in the HTML; `data-session` on <html> shows one, so a cached page fits everybody. */
export function AccountSlot({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <div className="flex items-center gap-2 max-md:hidden signed-in:hidden">
        <LinkButton to="/login" variant="quiet">
          Log in
        </LinkButton>
        <LinkButton to="/register">Sign up</LinkButton>
      </div>
      <div className="hidden signed-in:block">
        <AccountMenu onLogout={onLogout} />
      </div>
    </>
  )
}

function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const user = useSessionUser()
  const { pathname } = useLocation()
  const trigger = "flex min-h-11 items-center gap-2 rounded-lg px-1 hover:bg-fill sm:px-2"
  // Before the store is read the slot keeps its size: the person is known to be signed in, the name not yet.
  // On pages without the application it stays this link, and shell.js fills the name in.
  if (!user) {
    return (
      <Link to="/dashboard" className={trigger}>
        <span aria-hidden="true" className="block size-9 rounded-full bg-fill" />
        <span className="sr-only">Account of </span>
        <span data-person="" className="max-w-40 truncate font-semibold max-lg:sr-only" />
      </Link>
    )
  }
  const name = displayName(user)
  const summary = (
    <>
      <Avatar name={name} size="small" />
      <span className="sr-only">Account menu of </span>
      <span className="max-w-40 truncate font-semibold max-lg:sr-only">{name}</span>
      <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180 max-sm:hidden" />
    </>
  )
  return (
    <Menu summary={summary} summaryClassName={trigger} groups={accountGroups(user, pathname, onLogout)} wideOnPhone />
  )
}
