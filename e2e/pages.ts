import type { APIRequestContext } from "@playwright/test"

/** Every page of the site and who sees it: for screenshots, accessibility and the width of a small phone. */
export type Visitor = "visitor" | "customer" | "provider"
export interface PageToSee {
  name: string
  path: string
  as: Visitor
}

export const accountOf: Record<Exclude<Visitor, "visitor">, string> = {
  customer: "customer@demo.example",
  provider: "provider@demo.example",
}

export const listPages = async (request: APIRequestContext): Promise<PageToSee[]> => {
  const answer = await request.get("/api/search?query=interior&limit=1")
  const [service] = ((await answer.json()) as { services: { id: string; provider_id: string }[] }).services
  const profile = `/providers/${service!.provider_id}`
  const page = (as: Visitor) => (name: string, path: string) => ({ name, path, as })
  const visitor = page("visitor")
  const customer = page("customer")
  const provider = page("provider")
  return [
    visitor("home", "/"),
    visitor("search", "/search?city=Pune"),
    visitor("search-close", "/search?query=kitchen%20submarine"),
    visitor("search-nothing", "/search?query=submarine%20periscope"),
    visitor("search-opens-later", "/search?category=Contractor"),
    visitor("profile", profile),
    visitor("profile-booking", `${profile}?book=${service!.id}`),
    visitor("profile-unknown", "/providers/nobody"),
    visitor("login", "/login"),
    visitor("register", "/register"),
    visitor("register-customer", "/register?type=customer"),
    visitor("register-professional", "/register?type=professional"),
    visitor("activate-failed", "/activate-account"),
    visitor("admin-login", "/admin/login"),
    visitor("components", "/dev/ui"),
    visitor("mailbox", "/dev/mailbox"),
    customer("user-dashboard", "/user/dashboard"),
    customer("user-search", "/user/service-search?query=kitchen"),
    customer("user-bookings", "/user/bookings"),
    customer("user-notifications", "/user/notifications"),
    provider("provider-dashboard", "/provider/dashboard"),
    provider("provider-bookings", "/provider/bookings"),
    provider("provider-notifications", "/provider/notifications"),
  ]
}
