import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import type { PlacesOfCity } from "./place.server.ts"
import { placesTexts } from "./texts.ts"

export const placesPicture = (
  { service, city, plural_name, city_name, localities }: PlacesOfCity,
  language: Language,
): SharingPicture => {
  const t = placesTexts.in(language)
  return {
    page: `places/${service}/${city}`,
    card: {
      title: t.card(plural_name),
      line: t.cardLine(localities.length, city_name),
      drawings: [
        { kind: "service", seed: service },
        { kind: "plan", seed: `${service} ${city}` },
        { kind: "elevation", seed: city },
      ],
    },
  }
}
