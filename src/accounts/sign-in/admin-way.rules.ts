import { localPath } from "../return-to.rules.ts"

/** Where /admin/login leads: back to the admin's page that somebody came from, else to the first of them. */
export const afterAdminLogIn = (redirect: string | null) => {
  const path = localPath(redirect)
  return path && isAdminPath(path) && !path.startsWith("/admin/login") ? path : "/admin/dashboard"
}

/** The admin's pages have a door of their own. */
export const isAdminPath = (path: string) => /^\/admin(\/|$|\?)/.test(path)
