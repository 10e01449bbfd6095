/** Paths of this site that lead back from signing in. Apart from account.rules: every page knows the way to the login. */

/**
 * Where somebody may be sent back to after signing in: a path of this site, else undefined. Browsers read "/\host" and
 * "//host" as another site and drop tabs and line breaks, so none of these passes.
 */
export const localPath = (path: string | null | undefined): string | undefined => {
  if (!path || path.length > 500 || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return undefined
  const { origin, pathname } = new URL(path, "http://this.site")
  return origin === "http://this.site" && !pathname.startsWith("//") ? path : undefined
}

/** Why somebody is asked to sign in. */
export const reasons = ["booking", "request", "ended"] as const
export type Reason = (typeof reasons)[number]

export const reasonIn = (text: string | null): Reason | undefined => reasons.find((one) => one === text)

/** A link with the page to return to, where there is one, and why somebody is asked to sign in. */
export const withReturn = (path: string, redirect: string | null | undefined, why?: Reason) => {
  const local = localPath(redirect)
  if (!local) return path
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ redirect: local, ...(why && { why }) })}`
}
