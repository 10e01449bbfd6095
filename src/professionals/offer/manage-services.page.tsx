import { useState } from "react"
import { useNavigate } from "react-router"
import { call } from "../../platform/api/api-client.ts"
import { type Category, serviceCategories } from "../../services/service.contract.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Button } from "../../ui/button.tsx"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"
import { keepListBehindDialog } from "../../ui/list/list.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/manage-services.page"
import { NoServices, OfferFrame } from "./components/offer-frame.tsx"
import { PricesForm } from "./components/prices-form.tsx"
import { RemovalDialog } from "./components/removal-dialog.tsx"
import { addKind, loadOffer } from "./offer.actions.ts"
import { manageServicesTexts, offerScreenTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, manageServicesTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  loadOffer(signal, async () => ({ kinds: (await call(serviceCategories, {}, { signal })).categories }))

export const shouldRevalidate = keepListBehindDialog({ filters: {}, dialogs: ["remove"] })

export function HydrateFallback() {
  return <PageLoading label={useTexts(offerScreenTexts).loading} />
}

export default function ManageServicesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(manageServicesTexts)
  const [saved, setSaved] = useState(0)
  return (
    <OfferFrame title={t.title} lead={t.lead} loaded={loaderData}>
      {({ services, kinds }) => (
        <div className="grid max-w-4xl gap-6">
          {services.length === 0 ? (
            <NoServices isHere />
          ) : (
            <TitledCard title={t.yours}>
              {/* Of other services, or saved, it is another form, which begins with what stands there now. */}
              <PricesForm
                key={`${saved} ${services.map(({ id }) => id)}`}
                services={services}
                onSaved={() => setSaved(saved + 1)}
              />
            </TitledCard>
          )}
          <KindsToAdd kinds={kinds} offered={services.map(({ service_type }) => service_type)} />
          <RemovalDialog services={services} />
        </div>
      )}
    </OfferFrame>
  )
}

type KindsToAddProps = {
  kinds: readonly Category[]
  /** Slugs of those that are offered already. */
  offered: readonly string[]
}

/** What can be offered beside what is, and what cannot be yet. */
function KindsToAdd({ kinds, offered }: KindsToAddProps) {
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
  const { busy, run } = useOneAtATime()
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
      onClick={() => void run(add)}
      className="max-sm:w-full"
    >
      {t.button}
    </Button>
  )
}
