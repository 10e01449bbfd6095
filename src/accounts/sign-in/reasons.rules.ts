/** What somebody meant to do who is asked to come in first, by the page that they were going to. Pure. */

const aims = [
  ["write", /^\/blog\/write(\/|$)/],
  ["posts", /^\/blog\/mine$/],
  ["comment", /^\/blog\/comment\//],
  ["messages", /^\/messages(\/|$)/],
  ["shortlist", /^\/shortlist$/],
  ["review", /^\/user\/bookings\/[^/]+\/review$/],
  ["bookings", /^\/(user|provider)\/bookings$/],
  ["requests", /^\/(user|provider)\/requests$/],
  ["services", /^\/user\/services$/],
  ["settings", /^(\/user|\/provider)?\/settings$/],
] as const
export type Aim = (typeof aims)[number][0]

/** Undefined where the page says nothing of what is done on it. */
export const aimOf = (path: string): Aim | undefined => {
  const [pathname = ""] = path.split(/[?#]/)
  return aims.find(([, page]) => page.test(pathname))?.[0]
}
