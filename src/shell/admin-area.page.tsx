import { Outlet } from "react-router"
import { countsOfPages } from "../desk/today/today.rules.ts"
import { useWaiting } from "../desk/today/use-waiting.ts"
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
  const waiting = useWaiting()
  return (
    <AreaFrame label={t.label} links={adminLinks(t)} counts={countsOfPages(waiting)} countLabel={t.waiting}>
      <Outlet context={waiting} />
    </AreaFrame>
  )
}
