import type { Language } from "../platform/language/language.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { cardTexts } from "./texts.ts"

export const loginPicture = (language: Language): SharingPicture => ({
  page: "login",
  card: {
    ...cardTexts.in(language).logIn,
    drawings: [
      { kind: "detail", seed: "door 8" },
      { kind: "plan", seed: "login" },
      { kind: "elevation", seed: "login" },
    ],
  },
})

export const registerPicture = (language: Language): SharingPicture => ({
  page: "register",
  card: {
    ...cardTexts.in(language).register,
    drawings: [
      { kind: "elevation", seed: "register" },
      { kind: "room", seed: "register" },
      { kind: "section", seed: "register" },
    ],
  },
})
