import { useEffect } from "react"
import { Outlet } from "react-router"
import { bringShortlist } from "../selections/shortlist/shortlist.actions.ts"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaLayout } from "./area-layout.tsx"
import { useUnreadCount } from "./use-unread-count.ts"

export const middleware = [guardDocument("user")]
export const clientMiddleware = [guardArea("user")]

export default function CustomerArea() {
  // Whom they kept as a visitor comes along as they come in.
  useEffect(() => void bringShortlist(), [])
  return (
    <AreaLayout area="user" unread={useUnreadCount("user")}>
      <Outlet />
    </AreaLayout>
  )
}
