import { brand } from "../brand.ts"
import { AreaHeading } from "../shell/area-heading.tsx"
import { Spinner } from "../ui/spinner.tsx"
import type { Route } from "./+types/user-notifications.page"
import { NotificationScreen } from "./components/notification-screen.tsx"
import { changeNotifications, loadNotifications } from "./notifications-view.ts"

export const meta: Route.MetaFunction = () => [{ title: `Notifications · ${brand.name}` }]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadNotifications("user", request)

export const clientAction = ({ request }: Route.ClientActionArgs) => changeNotifications("user", request)

export function HydrateFallback() {
  return (
    <p className="grid min-h-96 place-items-center">
      <Spinner label="Loading notifications" visible className="size-8" />
    </p>
  )
}

export default function UserNotifications({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AreaHeading title="Notifications" />
      <NotificationScreen view={loaderData} />
    </>
  )
}
