import type { APIRequestContext } from "@playwright/test"
import routes from "../src/routes.ts"

/** Every page of the site and who sees it: for screenshots and for what holds on every page (e2e/sweeps). */
export type Visitor = "visitor" | "customer" | "builder" | "provider" | "admin"
export interface PageToSee {
  name: string
  /** `:professional`, its `:project`, `:another`, `:service` and the provider's `:own` project are those of the demo. */
  path: string
  as: Visitor
}

export const accountOf: Record<Exclude<Visitor, "visitor">, string> = {
  customer: "customer@demo.example",
  builder: "builder@demo.example",
  provider: "provider@demo.example",
  admin: "admin@demo.example",
}

const page = (as: Visitor) => (name: string, path: string) => ({ name, path, as })
const visitor = page("visitor")
const customer = page("customer")
const builder = page("builder")
const provider = page("provider")
const admin = page("admin")

const chosen: PageToSee[] = [
  visitor("home", "/"),
  visitor("search", "/search?city=Pune"),
  visitor("search-chosen", "/search?query=interior&selected=:service"),
  visitor("search-request", "/search?query=interior&selected=:service&request=:service"),
  visitor("search-close", "/search?query=kitchen%20submarine&free=week"),
  visitor("search-nothing", "/search?query=submarine%20periscope"),
  visitor("search-filtered-out", "/search?city=Mumbai&locality=Kothrud"),
  visitor("search-opens-later", "/search?category=Contractor"),
  visitor("profile", "/providers/:professional"),
  visitor("profile-booking", "/providers/:professional?book=:service"),
  visitor("profile-request", "/providers/:professional?request=:service"),
  visitor("ideas", "/ideas"),
  visitor("ideas-narrowed", "/ideas?work=kitchen&paid=200000"),
  visitor("ideas-none", "/ideas?work=shop&home=1bhk&locality=Nowhere"),
  visitor("project", "/providers/:professional/projects/:project"),
  visitor("profile-unknown", "/providers/nobody"),
  visitor("services", "/services?service=vastu-consultant"),
  visitor("services-by-locality", "/services/interior-designer/pune"),
  visitor("services-in-locality", "/services/interior-designer/pune/koregaon-park"),
  visitor("service-open", "/services/architect"),
  visitor("service-later", "/services/vastu-consultant"),
  visitor("service-idea", "/services/property-manager"),
  visitor("service-unknown", "/services/nothing"),
  visitor("blog", "/blog"),
  visitor("blog-search", "/blog?search=kitchen"),
  visitor("blog-nothing", "/blog?search=submarine%20periscope"),
  visitor("blog-category", "/blog/category/building"),
  visitor("blog-tag", "/blog/tag/kitchen"),
  visitor("blog-post", "/blog/what-a-kitchen-costs-and-why"),
  visitor("blog-unknown", "/blog/nothing"),
  visitor("compare", "/compare?ids=:professional,:another"),
  visitor("shortlist", "/shortlist?ids=:professional,:another"),
  visitor("shortlist-empty", "/shortlist?ids=nobody"),
  visitor("shortlist-shared", "/shortlist/demo-kept-for-a-flat-in-kothrud"),
  visitor("shortlist-ended", "/shortlist/nothing"),
  visitor("enquiry-ended", "/enquiries/nothing"),
  visitor("messages-signed-out", "/messages"),
  visitor("testimonials", "/testimonials"),
  visitor("contact", "/contact"),
  visitor("professional", "/professional"),
  visitor("careers", "/careers"),
  visitor("help", "/help"),
  visitor("about", "/about"),
  visitor("terms", "/terms"),
  visitor("privacy", "/privacy"),
  visitor("refund", "/refund"),
  visitor("grievance", "/grievance"),
  visitor("grievance-status", "/grievance/status?ticket=2A3B4-C5D6E"),
  visitor("login", "/login"),
  visitor("register", "/register"),
  visitor("register-customer", "/register?type=customer"),
  visitor("register-builder", "/register?type=builder"),
  visitor("register-developer", "/login?tab=signup&type=developer"),
  visitor("register-professional", "/register?type=professional"),
  visitor("activate-failed", "/activate-account"),
  visitor("forgot-password", "/forgot-password"),
  visitor("reset-password-spent", "/reset-password?token=x&email=asha%40home.example"),
  visitor("confirm-email-failed", "/confirm-email"),
  visitor("admin-login", "/admin/login"),
  visitor("admin-set-password", "/admin/set-password?email=admin@home.example&token=unknown"),
  visitor("admin-set-password-cut", "/admin/set-password"),
  visitor("admin-invitation", "/admin/invitation?email=asha%40home.example&token=unknown"),
  visitor("components", "/dev/ui"),
  visitor("mailbox", "/dev/mailbox"),
  builder("user-profile-edit", "/user/profile?edit"),
  customer("user-search", "/user/service-search?query=kitchen"),
  customer("settings-notifications", "/user/settings?section=notifications"),
  customer("settings-security", "/user/settings?section=security"),
  customer("settings-privacy", "/user/settings?section=privacy"),
  customer("messages", "/messages"),
  provider("provider-messages", "/messages"),
  provider("provider-profile", "/provider/profile"),
  provider("provider-services-edit", "/provider/services?edit"),
  provider("provider-services-package", "/provider/services?package=new"),
  provider("provider-services-rate", "/provider/services?rate=percent_of_work"),
  provider("provider-profile-business", "/provider/profile?edit=business"),
  provider("provider-verification-give", "/provider/verification?give=kyc"),
  provider("provider-verification-licence", "/provider/verification?give=other"),
  provider("provider-project", "/provider/projects/:own"),
  provider("provider-project-preview", "/provider/projects/:own/preview"),
  provider("blog-write", "/blog/write"),
  provider("blog-mine", "/blog/mine"),
  provider("blog-edit-unknown", "/blog/write/nothing"),
  provider("blog-comment-unknown", "/blog/comment/nothing"),
  provider("provider-settings-notifications", "/provider/settings?section=notifications"),
  admin("admin-people", "/admin/people?q=gokhale"),
  admin("admin-people-invitations", "/admin/people/invitations"),
  admin("admin-verification-second", "/admin/verification/second"),
  admin("admin-verification-professionals", "/admin/verification/professionals?q=osari"),
  admin("admin-locations", "/admin/locations"),
  admin("admin-locations-states", "/admin/locations?tab=states"),
  admin("admin-locations-cities", "/admin/locations?tab=cities"),
  admin("admin-locations-add", "/admin/locations?tab=cities&add=new"),
  admin("admin-locations-import", "/admin/locations?import=new"),
  admin("admin-submissions", "/admin/submissions"),
  admin("admin-submissions-all", "/admin/submissions?status=all"),
  admin("admin-submissions-none", "/admin/submissions?q=nothing%20of%20that%20kind"),
  admin("admin-grievances", "/admin/grievances"),
  admin("admin-grievances-answered", "/admin/grievances?status=answered"),
  admin("admin-reported", "/admin/moderation/reported"),
  admin("admin-hidden", "/admin/moderation/hidden"),
  admin("admin-found", "/admin/moderation/find?q=:professional"),
  admin("admin-blog-published", "/admin/blog?show=published"),
  admin("admin-blog-comments", "/admin/blog/comments"),
  admin("admin-blog-unknown", "/admin/blog/nothing"),
  admin("admin-catalogue", "/admin/catalogue"),
  admin("admin-catalogue-cities", "/admin/catalogue?tab=cities"),
  admin("admin-catalogue-synonyms", "/admin/catalogue?tab=synonyms"),
  admin("admin-content", "/admin/content"),
  admin("admin-people-import", "/admin/people?import=new"),
  admin("admin-settings", "/settings?section=notifications"),
  // The demo's first sign-in.
  admin("admin-activity-details", "/admin/activity?entry=1"),
]

type Config = (typeof routes)[number] & { children?: Config[] }
const patternsIn = (configs: Config[]): string[] =>
  configs.flatMap(({ path, index, children }) => (children ? patternsIn(children) : [index ? "/" : `/${path}`]))
/** Of all pages there are. */
export const patterns = patternsIn(routes)

/** The pages of the areas are all here, whoever adds one; above are those of visitors, and states that an address says. */
const areas = { user: customer, provider, admin }
const inAreas = patterns.flatMap((pattern) => {
  const [, area] = /^\/(user|provider|admin)\/[\w-]+$/.exec(pattern) ?? []
  const isChosen = chosen.some(({ path }) => path === pattern || (area === "admin" && path.split("?")[0] === pattern))
  return area && !isChosen ? [areas[area as keyof typeof areas](pattern.slice(1).replace("/", "-"), pattern)] : []
})
export const pages = [...chosen, ...inAreas]

interface Card {
  id: string
  provider_id: string
  cover: { seed: string }
}

/** Where the page stands on this site. */
export const addressOf = async (request: APIRequestContext, { path }: PageToSee): Promise<string> => {
  if (!/[/=]:/.test(path)) return path
  const found = async (query: string) =>
    ((await (await request.get(`/api/search?query=${query}&limit=2`)).json()) as { services: Card[] }).services
  if (path.includes("/:own")) return path.replace(":own", (await found("Osari%20Interiors"))[0]!.cover.seed)
  const [service, other] = await found("interior")
  return path
    .replace(":professional", service!.provider_id)
    .replace(":project", service!.cover.seed)
    .replace(":another", other!.provider_id)
    .replaceAll(":service", service!.id)
}

export const sitemapPaths = async (request: APIRequestContext) => {
  const told = async (path: string) => {
    const sitemap = await (await request.get(path)).text()
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(address!.replaceAll("&amp;", "&"))
      return pathname + search
    })
  }
  const projects = await Promise.all((await told("/sitemap-projects.xml")).map(told))
  return [...(await told("/sitemap.xml")), ...projects.flat()]
}
