import type { ReactNode } from "react"
import { useLocation, useRevalidator } from "react-router"
import { AreaHeading } from "../../../ui/area-heading.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { failedOf, useFreshOnReturn } from "../../../ui/list/use-fresh-on-return.ts"
import { Tabs } from "../../../ui/tabs.tsx"
import { useLastLoaded } from "../../../ui/use-last-loaded.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { LoadedOffer } from "../offer.actions.ts"
import { offerScreenTexts } from "../texts.ts"
import { TooLongForHours } from "./too-long.tsx"

type OfferFrameProps<More extends object> = {
  title: string
  lead: string
  loaded: LoadedOffer<More>
  children: (loaded: Exclude<LoadedOffer<More>, { failure: string }>) => ReactNode
}

/** Around each of the three pages about one's own services: what was loaded last stays while it does not load anew. */
export function OfferFrame<More extends object>({ title, lead, loaded, children }: OfferFrameProps<More>) {
  useFreshOnReturn(failedOf(loaded))
  const t = useTexts(offerScreenTexts).nav
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const last = useLastLoaded<LoadedOffer<More>>(loaded)
  const tab = (label: string, to: string) => ({ label, to, current: pathname.endsWith(to) })
  const tabs = [
    tab(t.services, "/provider/services"),
    tab(t.manage, "/provider/manage-services"),
    tab(t.locations, "/provider/services-locations"),
  ]
  return (
    <>
      <AreaHeading title={title}>{lead}</AreaHeading>
      <div className="mb-6">
        <Tabs label={t.label} items={tabs} />
      </div>
      {"failure" in loaded && !last && (
        <ErrorState message={loaded.failure} onRetry={revalidate} busy={state === "loading"} />
      )}
      {last && (
        <>
          <div className="mb-6 empty:hidden">
            <TooLongForHours services={last.services} />
          </div>
          {children(last)}
        </>
      )}
    </>
  )
}

/** Where nothing is offered yet: what to do about it. */
export function NoServices({ isHere = false }: { isHere?: boolean }) {
  const { empty } = useTexts(offerScreenTexts)
  const add = (
    <LinkButton to="/provider/manage-services#add" icon="briefcase">
      {empty.add}
    </LinkButton>
  )
  return (
    <EmptyState title={empty.title} action={isHere ? undefined : add}>
      {empty.hint}
    </EmptyState>
  )
}

/** An act with one press: one at a time, and the page is loaded anew when it is done. */
export const useOfferAction = () => {
  const { revalidate } = useRevalidator()
  const { busy, run } = useOneAtATime()
  const act = (work: () => Promise<unknown>) =>
    void run(async () => {
      if (await work()) await revalidate()
    })
  return { busy, act }
}
