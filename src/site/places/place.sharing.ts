import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import type { Place } from "./place.server.ts"
import { placeTexts } from "./texts.ts"

type Pictured = Pick<
  Place,
  "service" | "city" | "locality" | "plural_name" | "locality_name" | "city_name" | "professionals"
>

/** The service in the middle, as on its other cards; what stands beside it is of the place. */
export const placePicture = (place: Pictured, language: Language): SharingPicture => {
  const { service, city, locality, plural_name, locality_name, city_name, professionals } = place
  const t = placeTexts.in(language)
  return {
    page: `places/${service}/${city}/${locality}`,
    card: {
      title: t.card(plural_name),
      line: t.cardLine(professionals, locality_name, city_name),
      drawings: [
        { kind: "service", seed: service },
        { kind: "plan", seed: `${service} ${locality}` },
        { kind: "elevation", seed: locality },
      ],
    },
  }
}
