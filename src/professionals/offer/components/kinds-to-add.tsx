import { useNavigate } from "react-router"
import type { Category } from "../../../services/service.contract.ts"
import { Button } from "../../../ui/button.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { addKind } from "../offer.actions.ts"
import { manageServicesTexts } from "../texts.ts"

type KindsToAddProps = {
  kinds: readonly Category[]
  /** Slugs of those that are offered already. */
  offered: readonly string[]
}

/** What can be offered beside what is, and what cannot be yet. */
export function KindsToAdd({ kinds, offered }: KindsToAddProps) {
  const t = useTexts(manageServicesTexts).add
  const open = kinds.filter(({ slug, is_available }) => is_available && !offered.includes(slug))
  const later = kinds.filter(({ is_available }) => !is_available).map(({ name }) => name)
  return (
    <TitledCard title={t.heading} id="add">
      <p className="-mt-2 mb-4 text-muted">{open.length > 0 ? t.lead : t.all}</p>
      {open.length > 0 && (
        <ul className="grid">
          {open.map((kind) => (
            <li
              key={kind.slug}
              className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t py-4 first:border-0 first:pt-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="text-lg">{kind.name}</h3>
                <p className="text-muted">{kind.short_description}</p>
                {kind.slug === "architect" && <p className="mt-1 text-sm">{t.architect}</p>}
              </div>
              <AddButton kind={kind} />
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <div className="mt-2 rounded-lg bg-fill p-4">
          <h3 className="font-sans font-semibold text-base tracking-normal">{t.later}</h3>
          <p className="text-muted">{t.laterLead(later.join(", "))}</p>
        </div>
      )}
    </TitledCard>
  )
}

function AddButton({ kind: { slug, name } }: { kind: Category }) {
  const t = useTexts(manageServicesTexts).add
  const { busy, alone } = useOneAtATime()
  const navigate = useNavigate()
  // What is new opens, to be described and priced.
  const add = async () => {
    const id = await addKind(slug)
    if (id) await navigate(`/provider/services?service=${id}&edit`)
  }
  return (
    <Button
      variant="secondary"
      busy={busy}
      aria-label={t.adding(name)}
      onClick={() => void alone(add)}
      className="max-sm:w-full"
    >
      {t.button}
    </Button>
  )
}
