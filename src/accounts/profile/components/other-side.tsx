import { useEffect, useRef } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { Icon } from "../../../ui/icon.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { AddSide } from "../../roles/components/add-side.tsx"
import { addRoleTexts } from "../../roles/texts.ts"
import { useReturnTo } from "../../sign-in/use-return-to.ts"
import type { Professions } from "../../sign-up/profession.ts"

interface OtherSideProps extends Professions {
  user: { email: string; has_user_role: boolean; has_provider_role: boolean }
}

/** Folded below the card, for who has one side of the two; open for who was sent here to add it, and goes back then. */
export function OtherSide({ user, professions }: OtherSideProps) {
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
