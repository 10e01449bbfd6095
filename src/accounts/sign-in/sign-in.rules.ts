import { localPath } from "../return-to.rules.ts"

/** Where /admin/login leads: back to the admin's page that somebody came from, else to the first of them. */
export const afterAdminLogIn = (redirect: string | null) => {
  const path = localPath(redirect)
  return path && isAdminPath(path) && !path.startsWith("/admin/login") ? path : "/admin/dashboard"
}

/** The admin's pages have a sign-in of their own. */
export const isAdminPath = (path: string) => /^\/admin(\/|$|\?)/.test(path)

/** By these an account's sign-in page is chosen. Only /admin/login gives admin rights (decisions 3). */
interface Rights {
  customer_type: string | null
  is_professional: boolean
}

/** Such an account is treated as unknown at /login and by the check of identifiers. */
export const isOnlyAdmin = ({ customer_type, is_professional }: Rights) => customer_type === null && !is_professional

export const logInPathOf = (rights: Rights) => (isOnlyAdmin(rights) ? "/admin/login" : "/login")
