import type { ReactNode } from "react"
import { Outlet, useRouteError } from "react-router"
import { countsOfPages } from "../desk/today/today.rules.ts"
import { useWaiting } from "../desk/today/use-waiting.ts"
import { ApiFailure } from "../platform/api/api-failure.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { LinkButton } from "../ui/link.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { adminAreaTexts } from "./admin-area.texts.ts"
import { adminLinks } from "./admin-links.ts"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaFrame } from "./area-layout.tsx"
import { RouteError } from "./error-page.tsx"

export const middleware = [guardDocument("admin")]
export const clientMiddleware = [guardArea("admin")]

export default function AdminArea() {
  const waiting = useWaiting()
  return (
    <DeskFrame waiting={waiting}>
      <Outlet context={waiting} />
    </DeskFrame>
  )
}

/** Whoever has followed an old link goes on from where they work. */
export function ErrorBoundary() {
  return (
    <DeskFrame waiting={useWaiting()}>
      <DeskError />
    </DeskFrame>
  )
}

function DeskFrame({ waiting, children }: { waiting: ReturnType<typeof useWaiting>; children: ReactNode }) {
  const t = useTexts(adminAreaTexts)
  return (
    <AreaFrame label={t.label} links={adminLinks(t)} counts={countsOfPages(waiting)} countLabel={t.waiting}>
      {children}
    </AreaFrame>
  )
}

function DeskError() {
  const { unknown: t } = useTexts(adminAreaTexts)
  const error = useRouteError()
  if (!(error instanceof ApiFailure) || error.status !== 404) return <RouteError />
  return (
    <>
      <title>{t.title}</title>
      <AreaHeading title={error.isServers ? error.message : t.title}>{t.advice}</AreaHeading>
      <LinkButton to="/admin/dashboard" variant="secondary">
        {t.back}
      </LinkButton>
    </>
  )
}
