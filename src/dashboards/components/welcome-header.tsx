import type { ReactNode } from "react"
import { DualRoleBadge } from "../../accounts/components/role-badges.tsx"
import type { SessionUser } from "../../platform/session/stored-user.ts"
import { displayName } from "../../platform/session/stored-user.ts"
import { Avatar } from "../../ui/avatar.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { customerDashboardTexts } from "../texts.ts"

type WelcomeHeaderProps = { user: SessionUser | null; children: ReactNode }

/** Initial and greeting (specification 1 §2): full name, else name, else e-mail; U for an account without any. */
export function WelcomeHeader({ user, children }: WelcomeHeaderProps) {
  const t = useTexts(customerDashboardTexts)
  const name = user ? displayName(user) : ""
  return (
    <header className="flex items-start gap-4 sm:items-center">
      <Avatar name={name} portrait={user?.portrait} size="large" single />
      <div className="grid min-w-0 gap-1">
        <h1 className="wrap-anywhere text-2xl md:text-3xl">{name ? t.welcome(name) : t.welcomeNobody}</h1>
        <p className="empty:hidden">
          <DualRoleBadge of={user} />
        </p>
        <p className="text-muted">{children}</p>
      </div>
    </header>
  )
}

export function DualRoleBanner() {
  const { otherSide: t } = useTexts(customerDashboardTexts)
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-plum-soft p-5">
      <p className="min-w-56 flex-1 text-plum-ink">{t.text}</p>
      <LinkButton variant="secondary" icon="briefcase" to="/provider/dashboard">
        {t.go}
      </LinkButton>
    </section>
  )
}
