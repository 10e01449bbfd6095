import { useWords } from "../ui/use-words.ts"
import { shellWords } from "./shell.words.ts"

/** Where the public header and footer lead. Only pages that exist. */
export const useNavLinks = () => {
  const { nav } = useWords(shellWords)
  return {
    find: { label: nav.find, to: "/search" },
    services: [
      { label: nav.interiorDesigners, to: "/search?service_type=interior-designer", icon: "sofa" },
      { label: nav.architects, to: "/search?service_type=architect", icon: "compass" },
      { label: nav.allServices, to: "/services", icon: "building" },
    ],
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
