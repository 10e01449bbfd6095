import { Outlet } from "react-router"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaLayout } from "./area-layout.tsx"
import { useUnreadCount } from "./use-unread-count.ts"

export const middleware = [guardDocument("user")]
export const clientMiddleware = [guardArea("user")]

export default function CustomerArea() {
  return (
    <AreaLayout area="user" unread={useUnreadCount("user")}>
      <Outlet />
    </AreaLayout>
  )
}
