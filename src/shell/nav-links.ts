import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

/** Where the public header and footer lead. Only pages that exist. */
export const useNavLinks = () => {
  const { nav } = useTexts(shellTexts)
  const pageOf = (slug: keyof typeof nav.pages) => ({ label: nav.pages[slug], to: `/services/${slug}` })
  return {
    find: { label: nav.find, to: "/search" },
    /** Pages of services, and all in one list. */
    services: [
      { ...pageOf("interior-designer"), icon: "sofa" },
      { ...pageOf("architect"), icon: "compass" },
      { label: nav.allServices, to: "/services", icon: "building" },
    ],
    /** The rest of the catalogue. */
    later: (["contractor", "real-estate-lawyer", "vastu-consultant", "civil-engineer"] as const).map(pageOf),
    compare: { label: nav.compare, to: "/compare" },
    shortlist: { label: nav.shortlist, to: "/shortlist" },
    join: { label: nav.join, to: "/professional" },
    testimonials: { label: nav.testimonials, to: "/testimonials" },
    careers: { label: nav.careers, to: "/careers" },
    contact: { label: nav.contact, to: "/contact" },
    help: { label: nav.help, to: "/help" },
    about: { label: nav.about, to: "/about" },
    legal: [
      { label: nav.terms, to: "/terms" },
      { label: nav.privacy, to: "/privacy" },
      { label: nav.refund, to: "/refund" },
      { label: nav.grievance, to: "/grievance" },
    ],
    login: { label: nav.logIn, to: "/login" },
  } as const
}
