import type { Typed } from "../platform/form/form-check.ts"
import { storedUser } from "../platform/session/stored-user.ts"

/** Who is signed in need not say who they are: for the `known` of a form, where nothing is typed yet. */
export const knownPerson = ({ name, email }: Typed) => {
  const user = storedUser()
  return {
    ...(!name && user?.full_name && { name: user.full_name }),
    ...(!email && user?.email && { email: user.email }),
  }
}
