import { brand } from "../brand.ts"
import { listIn } from "../platform/words/parts.ts"

const cities = listIn("en")(brand.activeCities)

/** On the sharing pictures. */
export default {
  logIn: { title: `Log in to ${brand.name}`, line: `Interior designers and architects in ${cities}` },
  register: { title: `Join ${brand.name}`, line: `As a customer or as a professional, in ${cities}` },
}
