import { brand } from "../brand.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import type { Route } from "./+types/provider-notifications.page"
import { NotificationScreen } from "./components/notification-screen.tsx"
import { changeNotifications, loadNotifications } from "./notifications-view.ts"

export const meta: Route.MetaFunction = () => [{ title: `Notifications · ${brand.name}` }]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadNotifications("provider", request)

export const clientAction = ({ request }: Route.ClientActionArgs) => changeNotifications("provider", request)

export function HydrateFallback() {
  return <PageLoading label="Loading notifications" />
}

export default function ProviderNotifications({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AreaHeading title="Notifications">Times are Indian time.</AreaHeading>
      <NotificationScreen view={loaderData} />
    </>
  )
}
