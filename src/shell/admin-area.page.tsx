import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router"
import { deskWaiting } from "../desk/today/today.contract.ts"
import { countsOfPages } from "../desk/today/today.rules.ts"
import { call } from "../platform/api/api-client.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/admin-area.page"
import { adminAreaTexts } from "./admin-area.texts.ts"
import { adminLinks } from "./admin-links.ts"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaFrame } from "./area-layout.tsx"

export const middleware = [guardDocument("admin")]
export const clientMiddleware = [guardArea("admin")]

/** Null: it could not be counted, and the pages are there all the same. */
export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  call(deskWaiting, {}, { signal }).then(
    ({ waiting }) => waiting,
    () => null,
  )

/** Counted anew with each page and after each act; a filter or a dialog of the address does not wait for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

export default function AdminArea({ loaderData: waiting }: Route.ComponentProps) {
  const t = useTexts(adminAreaTexts)
  const counts = countsOfPages(waiting ?? [])
  return (
    <AreaFrame label={t.label} links={adminLinks(t)} counts={counts} countLabel={t.waiting}>
      <Outlet />
    </AreaFrame>
  )
}
