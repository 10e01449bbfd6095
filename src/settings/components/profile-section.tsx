import { spacedNumber } from "../../accounts/account.rules.ts"
import type { OwnProfile } from "../../accounts/profile/profile.actions.ts"
import { profileOf } from "../../accounts/roles.rules.ts"
import { ThemeSwitch } from "../../shell/theme-switch.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { settingsTexts } from "../texts.ts"

const onSurface = {
  frame: "border-border",
  choice: "text-muted hover:text-ink has-checked:bg-tile-soft has-checked:font-semibold has-checked:text-tile-ink",
}

/** Profile and appearance. */
export function ProfileSection({ user }: { user: OwnProfile }) {
  const { account: t, look } = useTexts(settingsTexts)
  const { full_name, email, mobile_number, has_user_role, has_provider_role } = user
  const hasProfile = has_user_role || has_provider_role
  const mobile = mobile_number && spacedNumber(mobile_number)
  const facts = [
    [t.name, full_name],
    [t.email, email],
    [t.mobile, mobile],
  ] as const
  return (
    <>
      <TitledCard title={t.title}>
        <dl className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8">
          {facts.map(([label, value]) => (
            <div key={label} className="grid sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd className={`wrap-anywhere ${value ? "" : "text-muted"}`}>{value || t.notGiven}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          {hasProfile && (
            <LinkButton to={profileOf(user)} variant="secondary" icon="user" className="max-sm:w-full">
              {t.edit}
            </LinkButton>
          )}
          <LinkButton to="?section=security" variant={hasProfile ? "quiet" : "secondary"} className="max-sm:w-full">
            {t.changeEmail}
          </LinkButton>
        </div>
      </TitledCard>
      <TitledCard title={look.title}>
        <p className="mb-4 text-muted">{look.hint}</p>
        <ThemeSwitch look={onSurface} />
      </TitledCard>
    </>
  )
}
