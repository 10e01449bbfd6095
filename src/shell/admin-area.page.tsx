import { Outlet } from "react-router"
import { useWaitingCounts } from "../desk/today/use-waiting-counts.ts"
import { useTexts } from "../ui/use-texts.ts"
import { adminAreaTexts } from "./admin-area.texts.ts"
import { adminLinks } from "./admin-links.ts"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { AreaFrame } from "./area-layout.tsx"

export const middleware = [guardDocument("admin")]
export const clientMiddleware = [guardArea("admin")]

export default function AdminArea() {
  const t = useTexts(adminAreaTexts)
  return (
    <AreaFrame label={t.label} links={adminLinks(t)} counts={useWaitingCounts()} countLabel={t.waiting}>
      <Outlet />
    </AreaFrame>
  )
}
