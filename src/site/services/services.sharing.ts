import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { servicesTexts } from "./texts.ts"

export const servicesPicture = (language: Language): SharingPicture => {
  const t = servicesTexts.in(language)
  return {
    page: "services",
    card: {
      title: t.heading,
      line: t.inquiry,
      drawings: [
        { kind: "room", seed: "services" },
        { kind: "elevation", seed: "services" },
        { kind: "plan", seed: "services" },
      ],
    },
  }
}
