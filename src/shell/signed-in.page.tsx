import { Outlet } from "react-router"
import { useSamePerson } from "../platform/session/use-same-person.ts"
import { guardDocument } from "./area-guard.server.ts"
import { announceAndLeave, guardArea } from "./area-guard.ts"
import "../ui/rare-icons.ts"

/** Around pages for everybody who is signed in, whatever their role. */
export const middleware = [guardDocument("signed_in")]
export const clientMiddleware = [guardArea("signed_in")]

export default function SignedIn() {
  useSamePerson(announceAndLeave)
  return (
    <div className="page-width py-6 md:py-10">
      <Outlet />
    </div>
  )
}
