import { brand } from "../brand.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"

export const homePicture: SharingPicture = {
  page: "home",
  card: {
    title: brand.tagline,
    line: `Interior designers and architects in ${brand.activeCities.join(", ")}`,
    drawings: [
      { kind: "hero", seed: "home" },
      { kind: "elevation", seed: "home" },
      { kind: "room", seed: "home" },
    ],
  },
}
