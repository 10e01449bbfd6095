import { Outlet } from "react-router"
import { guardDocument } from "./area-guard.server.ts"
import { guardArea } from "./area-guard.ts"
import { SessionWatch } from "./session-watch.tsx"
import "../ui/rare-icons.ts"

/** Around pages for everybody who is signed in, whatever their role. */
export const middleware = [guardDocument("signed_in")]
export const clientMiddleware = [guardArea("signed_in")]

export default function SignedIn() {
  return (
    <div className="page-width py-6 md:py-10">
      <Outlet />
      <SessionWatch />
    </div>
  )
}
