import { localPath } from "../return-to.rules.ts"

/** Where /admin/login leads: back to the admin's page that somebody came from, else to the first of them. */
export const afterAdminLogIn = (redirect: string | null) => {
  const path = localPath(redirect)
  return path && isAdminPath(path) && !path.startsWith("/admin/login") ? path : "/admin/dashboard"
}

/** The admin's pages have a sign-in of their own. */
export const isAdminPath = (path: string) => /^\/admin(\/|$|\?)/.test(path)

const hidden = /token|email|name|mobile|phone|_id$|^id$|last_login|password/i

/** An answer fit to be shown on a screen: the shape stays, token and personal data become their length. */
export const maskAnswer = (value: unknown, key = ""): unknown => {
  if (Array.isArray(value)) return value.map((one) => maskAnswer(one, key))
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAnswer(inner, name)]))
  }
  return typeof value === "string" && hidden.test(key) ? `••• (${value.length} characters)` : value
}

/** By these an account's sign-in page is chosen. Only /admin/login gives admin rights (decisions 3). */
interface Rights {
  customer_type: string | null
  is_professional: boolean
}

/** Such an account is treated as unknown at /login and by the check of identifiers. */
export const isOnlyAdmin = ({ customer_type, is_professional }: Rights) => customer_type === null && !is_professional

export const logInPathOf = (rights: Rights) => (isOnlyAdmin(rights) ? "/admin/login" : "/login")
