import { pageTitle } from "../sharing/page-meta.ts"
import { loadList } from "../ui/list/list.ts"
import { ListLoading } from "../ui/list/list-screen.tsx"
import { useList } from "../ui/list/use-list.ts"
import type { Route } from "./+types/professional-notifications.page"
import { NotificationScreen } from "./components/notification-screen.tsx"
import { changeNotifications, notificationList } from "./notification.list.ts"
import { notificationTexts } from "./texts.ts"

const notifications = notificationList("provider")

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, notificationTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(notifications, request)

export const clientAction = ({ request }: Route.ClientActionArgs) => changeNotifications("provider", request)

export function HydrateFallback() {
  return <ListLoading list={notifications} />
}

export default function ProfessionalNotifications({ loaderData }: Route.ComponentProps) {
  return <NotificationScreen list={useList(notifications, loaderData)} />
}
