import { brand } from "../../brand.ts"
import platform from "../platform.words.en.ts"

/** What every mail says around its own words. */
export default {
  questions: `Questions? ${brand.emails.support} or ${brand.phone} (${platform.supportHours})`,
  orOpen: (url: string) => `Or open this address: ${url}`,
}
