import { Outlet } from "react-router"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaLayout } from "./area-layout.tsx"
import { useUnread } from "./use-unread.ts"

export const middleware = [guardDocument("provider")]
export const clientMiddleware = [guardArea("provider")]

export default function ProfessionalArea() {
  return (
    <AreaLayout area="provider" unread={useUnread("provider")}>
      <Outlet />
    </AreaLayout>
  )
}
