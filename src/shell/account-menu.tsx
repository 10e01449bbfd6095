import { useLocation } from "react-router"
import { useReturnTo } from "../accounts/sign-in/use-return-to.ts"
import { displayName } from "../platform/session/stored-user.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Icon } from "../ui/icon.tsx"
import { LinkButton } from "../ui/link.tsx"
import { MenuGroups } from "../ui/overlay/menu.tsx"
import { Popover } from "../ui/overlay/popover.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { accountGroups } from "./area-links.ts"
import { shellTexts } from "./texts.ts"

const PANEL = "account-menu"

/** Both states stand in the HTML; `data-session` on <html> shows one, so a cached page fits everybody. */
export function AccountSlot() {
  const { nav } = useTexts(shellTexts)
  const { keep } = useReturnTo()
  return (
    <>
      <div className="flex items-center gap-2 max-md:hidden signed-in:hidden">
        <LinkButton to={keep("/login")} variant="quiet">
          {nav.logIn}
        </LinkButton>
        <LinkButton to={keep("/register")} variant="secondary">
          {nav.signUp}
        </LinkButton>
      </div>
      <div className="hidden signed-in:block">
        <AccountButton />
      </div>
    </>
  )
}

function AccountButton() {
  const t = useTexts(shellTexts)
  const user = useSessionUser()
  // Before the store is read the slot keeps its size: somebody is known to be signed in, the name not yet. On pages
  // without the application it stays so, and static-page.script.ts fills in the name.
  const name = user && displayName(user)
  const person = (
    <span data-person="" className="max-w-40 truncate font-semibold">
      {name}
    </span>
  )
  return (
    <button
      type="button"
      popoverTarget={PANEL}
      className="flex min-h-11 items-center gap-2 rounded-lg px-1 *:pointer-events-none hover:bg-fill sm:px-2"
    >
      {user && name ? (
        <Avatar name={name} portrait={user.portrait} size="small" />
      ) : (
        <span aria-hidden="true" data-initials="" className={discClasses} />
      )}
      <span className="flex max-lg:sr-only">
        {t.account.menuOf(
          (text) => (
            <span className="sr-only">{text}</span>
          ),
          person,
        )}
      </span>
      <Icon name="chevron-down" className="size-4 text-muted max-sm:hidden" />
    </button>
  )
}

/**
 * What the button of the account opens; at the end of the document (ui/overlay/popover.tsx). It may be open before the
 * application runs, and nothing in it may move then under a finger: so it is the same for everybody.
 */
export function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const t = useTexts(shellTexts)
  const { pathname } = useLocation()
  return (
    <Popover id={PANEL} className="panel-at-page-edge">
      <nav aria-label={t.account.menu}>
        <MenuGroups groups={accountGroups(pathname, { t, onLogout })} />
      </nav>
    </Popover>
  )
}

/** The shape of a small avatar; static-page.script.ts gives it its letters, the ground that Avatar would choose, and the portrait. */
const discClasses =
  "relative overflow-hidden inline-grid size-9 shrink-0 place-items-center rounded-full font-serif font-semibold text-sm select-none *:absolute *:inset-0 *:size-full bg-fill"
