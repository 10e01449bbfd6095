import type { SharingSite } from "../sharing/page-meta.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { cardTexts } from "./texts.ts"

const cardOf = (site: SharingSite, page: "logIn" | "register") => {
  const { title, line } = cardTexts.in(site.language)[page]
  return { title, line: line(site) }
}

export const loginPicture = (site: SharingSite): SharingPicture => ({
  page: "login",
  card: {
    ...cardOf(site, "logIn"),
    drawings: [
      { kind: "detail", seed: "door 8" },
      { kind: "plan", seed: "login" },
      { kind: "elevation", seed: "login" },
    ],
  },
})

export const registerPicture = (site: SharingSite): SharingPicture => ({
  page: "register",
  card: {
    ...cardOf(site, "register"),
    drawings: [
      { kind: "elevation", seed: "register" },
      { kind: "room", seed: "register" },
      { kind: "section", seed: "register" },
    ],
  },
})
