import { replace } from "react-router"
import { currentUser } from "../platform/api-client.ts"
import { localPath } from "./account.rules.ts"
import { dashboardOf } from "./roles.rules.ts"

/** Somebody who is signed in has no business on the pages for signing in: back to where they came from, or home. */
export const sendSignedInAway = async ({ request }: { request: Request }) => {
  const user = await currentUser()
  if (user) throw replace(localPath(new URL(request.url).searchParams.get("redirect")) ?? dashboardOf(user))
  return null
}
/** Also on the first page, whose HTML is the same for everybody. */
sendSignedInAway.hydrate = true as const
