import { useRevalidator } from "react-router"
import { Icon } from "../../../ui/icon.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useWords } from "../../../ui/use-words.ts"
import { addRoleWords } from "../../roles/add-role.words.ts"
import { AddSide } from "../../roles/components/add-side.tsx"

interface OtherSideProps {
  user: { email: string; has_user_role: boolean; has_provider_role: boolean }
}

/** Folded below the card, for who has one side of the two. */
export function OtherSide({ user }: OtherSideProps) {
  const t = useWords(addRoleWords)
  const { revalidate } = useRevalidator()
  if (user.has_user_role === user.has_provider_role) return null
  const onAdded = (message: string) => {
    toast("success", message)
    void revalidate()
  }
  return (
    <details className="group mt-6 max-w-4xl rounded-lg border border-line bg-surface shadow-soft">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 font-semibold sm:px-6">
        <Icon name="switch" className="size-5 text-tile-ink" />
        <span className="flex-1">{t.button[user.has_provider_role ? "customer" : "professional"]}</span>
        <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="border-line border-t p-4 sm:p-6">
        <div className="max-w-lg">
          <AddSide user={user} onAdded={onAdded} />
        </div>
      </div>
    </details>
  )
}
