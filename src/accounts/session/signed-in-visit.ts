import { keepInMemoryWhenFull } from "../../platform/full-storage.ts"
import { redirectOrReplace } from "../../platform/lead-to.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { localPath } from "../return-to.rules.ts"
import { dashboardOf } from "../roles.rules.ts"
import { afterAdminLogIn } from "../sign-in/sign-in.rules.ts"

/** Somebody who is signed in has no business on the pages for signing in: back to where they came from, or home. */
export const redirectSignedIn = async ({ request }: { request: Request }) => {
  keepInMemoryWhenFull()
  const redirect = localPath(new URL(request.url).searchParams.get("redirect"))
  // Whoever was sent here may only be remembered by this browser: back and forth helps nobody.
  const user = await currentUser({ verify: redirect !== undefined })
  if (user) throw redirectOrReplace(request, redirect ?? dashboardOf(user))
}
/** The same for /admin/login, which only who came in by it has no business with. */
export const redirectAdmin = async ({ request }: { request: Request }) => {
  keepInMemoryWhenFull()
  const redirect = new URL(request.url).searchParams.get("redirect")
  const user = await currentUser({ verify: redirect !== null })
  if (user?.has_admin_role) throw redirectOrReplace(request, afterAdminLogIn(redirect))
  return null
}

/** Also on the first page, whose HTML is the same for everybody. */
redirectAdmin.hydrate = true as const
