import { type ReactNode, useEffect, useRef } from "react"
import { useLocation, useNavigate, useRevalidator } from "react-router"
import { Picture } from "../../../drawings/picture.tsx"
import { displayName } from "../../../platform/session/stored-user.ts"
import { AreaHeading } from "../../../ui/area-heading.tsx"
import { Avatar } from "../../../ui/avatar.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useLastLoaded } from "../../../ui/use-last-loaded.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { AccountLabel, DualRoleBadge } from "../../components/role-badges.tsx"
import { PortraitEditor } from "../../portrait/components/portrait-editor.tsx"
import { portraitActions } from "../../portrait/portrait.actions.ts"
import { AddSide } from "../../roles/components/add-side.tsx"
import { addRoleTexts } from "../../roles/texts.ts"
import { useReturnTo } from "../../sign-in/use-return-to.ts"
import type { Professions } from "../../sign-up/profession.ts"
import type { KnownPlaces } from "../address.rules.ts"
import type { OwnProfile } from "../profile.actions.ts"
import { profileTexts } from "../texts.ts"
import { ProfileEditor } from "./profile-editor.tsx"
import { ProfileFacts } from "./profile-facts.tsx"

type ProfileScreenProps = Professions & {
  loaded: OwnProfile | { failure: string }
  places: KnownPlaces
  isEditing: boolean
  /** What is to be said of the portrait, above its editor. */
  portraitNotice: ReactNode
  /** What belongs to one side of the account alone. */
  children?: ReactNode
}

/** Who somebody is here: on a card with their face, and in the same place what changes it. */
export function ProfileScreen({
  loaded,
  places,
  professions,
  isEditing,
  portraitNotice,
  children,
}: ProfileScreenProps) {
  const t = useTexts(profileTexts)
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  // Who is typing keeps the form, whatever becomes of the page's data behind it.
  const last = useLastLoaded(loaded)
  const shown = isEditing && last ? last : loaded
  const card = useFocusOnChange<HTMLDivElement>(isEditing, isEditing ? "form h3" : "a")
  return (
    <>
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      {"failure" in shown ? (
        <ErrorState message={shown.failure} onRetry={revalidate} busy={state === "loading"} />
      ) : (
        <>
          <div ref={card} className="max-w-4xl overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
            <ProfileHead user={shown}>
              {!isEditing && (
                <LinkButton to={`${pathname}?edit`} variant="secondary" icon="pencil" className="max-sm:w-full">
                  {t.edit}
                </LinkButton>
              )}
            </ProfileHead>
            <div className="border-line border-t p-4 sm:p-6">
              {isEditing ? <ProfileEditor user={shown} places={places} /> : <ProfileFacts user={shown} />}
            </div>
            {portraitNotice}
            <div className="border-line border-t">
              <PortraitEditor portrait={shown.portrait} acts={portraitActions} onChanged={revalidate} />
            </div>
          </div>
          {children}
          {!isEditing && <OtherSide user={shown} professions={professions} />}
        </>
      )}
    </>
  )
}

function ProfileHead({ user, children }: { user: OwnProfile; children: ReactNode }) {
  const name = displayName(user)
  const seed = user.professional_id ?? user.id
  return (
    <>
      <Picture
        kind="elevation.row-house.2f"
        seed={seed}
        detail="low"
        eager
        className="h-32 w-full border-line border-b sm:h-44"
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 p-4 sm:p-6">
        <Avatar
          name={name}
          portrait={user.portrait}
          size="huge"
          className="-mt-14 self-start ring-4 ring-surface sm:-mt-18"
        />
        <div className="grid min-w-0 flex-1 basis-48 gap-1.5">
          <p className="flex flex-wrap gap-2">
            <AccountLabel of={user} />
            <DualRoleBadge of={user} />
          </p>
          <h2 className="wrap-anywhere text-2xl">{name}</h2>
          <p className="wrap-anywhere text-muted">{user.email}</p>
        </div>
        {children}
      </div>
    </>
  )
}

interface OtherSideProps extends Professions {
  user: { email: string; has_user_role: boolean; has_provider_role: boolean }
}

/** Folded below the card, for who has one side of the two; open for who was sent here to add it, and goes back then. */
function OtherSide({ user, professions }: OtherSideProps) {
  const t = useTexts(addRoleTexts)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { redirect } = useReturnTo()
  const isWanted = redirect !== undefined
  const place = useShownWholly(isWanted)
  if (user.has_user_role === user.has_provider_role) return null
  if (user.has_user_role && professions.length === 0) return null
  const onAdded = async (message: string) => {
    await (redirect ? navigate(redirect, { replace: true }) : revalidate())
    toast("success", message)
  }
  return (
    <details
      ref={place}
      open={isWanted}
      className="group mt-6 max-w-4xl rounded-lg border border-line bg-surface shadow-soft"
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 font-semibold sm:px-6">
        <Icon name="switch" className="size-5 text-tile-ink" />
        <span className="flex-1">{t.button[user.has_provider_role ? "customer" : "professional"]}</span>
        <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="border-line border-t p-4 sm:p-6">
        <div className="max-w-lg">
          <AddSide user={user} professions={professions} onAdded={onAdded} />
        </div>
      </div>
    </details>
  )
}

/** Of what somebody came for: it stands below all the rest. Once, and after the router has scrolled to the top. */
const useShownWholly = (isWanted: boolean) => {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isWanted) return
    place.current?.querySelector("summary")?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: "center" })
  }, [isWanted])
  return place
}
