import { brand } from "../brand.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"

export const loginPicture: SharingPicture = {
  page: "login",
  card: {
    title: `Log in to ${brand.name}`,
    line: `Interior designers and architects in ${brand.activeCities.join(", ")}`,
    drawings: [
      { kind: "detail", seed: "door 8" },
      { kind: "plan", seed: "login" },
      { kind: "elevation", seed: "login" },
    ],
  },
}

export const registerPicture: SharingPicture = {
  page: "register",
  card: {
    title: `Join ${brand.name}`,
    line: `As a customer or as a professional, in ${brand.activeCities.join(", ")}`,
    drawings: [
      { kind: "elevation", seed: "register" },
      { kind: "room", seed: "register" },
      { kind: "section", seed: "register" },
    ],
  },
}
