import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

/** Where the public header and footer lead. Only pages that exist. */
export const useNavLinks = () => {
  const { nav } = useTexts(shellTexts)
  const link = (label: string, to: string) => ({ label, to })
  const pageOf = (slug: keyof typeof nav.pages) => link(nav.pages[slug], `/services/${slug}`)
  const [compare, join] = [link(nav.compare, "/compare"), link(nav.join, "/professional")]
  const shortlist = link(nav.shortlist, "/shortlist")
  const blog = link(nav.blog, "/blog")
  return {
    find: link(nav.find, "/search"),
    ideas: link(nav.ideas, "/ideas"),
    /** Pages of services, and all in one list. */
    services: [
      { ...pageOf("interior-designer"), icon: "sofa" },
      { ...pageOf("architect"), icon: "compass" },
      { ...link(nav.allServices, "/services"), icon: "building" },
    ],
    /** The rest of the catalogue. */
    later: (["contractor", "real-estate-lawyer", "vastu-consultant", "civil-engineer"] as const).map(pageOf),
    blog,
    shortlist,
    join,
    /** What follows the services in the menu of a phone and in the footer. */
    others: [
      blog,
      compare,
      shortlist,
      join,
      link(nav.testimonials, "/testimonials"),
      link(nav.help, "/help"),
      link(nav.about, "/about"),
      link(nav.contact, "/contact"),
      link(nav.careers, "/careers"),
    ],
    legal: [
      link(nav.terms, "/terms"),
      link(nav.privacy, "/privacy"),
      link(nav.refund, "/refund"),
      link(nav.grievance, "/grievance"),
    ],
    login: link(nav.logIn, "/login"),
  } as const
}
