import { type MiddlewareFunction, Outlet } from "react-router"
import { ownProfessionalId } from "../accounts/profile/profile.actions.ts"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaLayout } from "./area-layout.tsx"
import { useUnreadCount } from "./use-unread-count.ts"

export const middleware = [guardDocument("provider")]
/** Before the loaders, whose calls say it. */
const ensureId: MiddlewareFunction = async () => {
  await ownProfessionalId()
}

export const clientMiddleware = [guardArea("provider"), ensureId]

export default function ProfessionalArea() {
  return (
    <AreaLayout area="provider" unread={useUnreadCount("provider")}>
      <Outlet />
    </AreaLayout>
  )
}
