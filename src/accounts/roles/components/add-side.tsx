import { useState } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { type CustomerKind, customerKinds } from "../../sign-up/kind.rules.ts"
import type { Professions } from "../../sign-up/profession.ts"
import { signUpTexts } from "../../sign-up/texts.ts"
import { addRoleTexts } from "../texts.ts"
import { AddRoleForm } from "./add-role-form.tsx"

interface AddSideProps extends Professions {
  /** Who is signed in; nothing is drawn where no side is missing. */
  user: { email: string; has_user_role: boolean; has_provider_role: boolean }
  /** The stored user has the new side by then. */
  onAdded: (message: string) => void
}

/** For the account's own pages: the side that it lacks, the customer's first, with the form that adds it. The session is proof enough. */
export function AddSide({ user, professions, onAdded }: AddSideProps) {
  const t = useTexts(addRoleTexts)
  const [kind, setKind] = useState<CustomerKind>("individual")
  const side = user.has_user_role ? "professional" : "customer"
  if (user.has_user_role && user.has_provider_role) return null
  const wanted = side === "professional" ? side : kind
  return (
    <div className="grid gap-5">
      <p>{t.own[side]}</p>
      {side === "customer" && <CustomerKinds chosen={kind} onChoose={setKind} />}
      <AddRoleForm key={wanted} kind={wanted} professions={professions} email={user.email} onDone={onAdded} />
    </div>
  )
}

function CustomerKinds({ chosen, onChoose }: { chosen: CustomerKind; onChoose: (kind: CustomerKind) => void }) {
  const { customerTypes: t } = useTexts(signUpTexts)
  const { own } = useTexts(addRoleTexts)
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{own.kinds}</legend>
      {customerKinds.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
            className="size-5 shrink-0 accent-tile"
          />
          <span>
            <span className="font-semibold">{t[kind].title}</span> <span className="text-muted">{t[kind].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
