import { listIn } from "../platform/words/parts.ts"

const listed = /* @__PURE__ */ listIn("en")

type Shown = Record<"isBookable" | "hasPrices" | "hasWork" | "hasReviews", boolean>

/** What search engines read of a profile; only the server says it. */
export default {
  description: (about: string, person: string, { isBookable, hasPrices, hasWork, hasReviews }: Shown) => {
    const shown = [...(hasPrices ? ["prices"] : []), ...(hasWork ? ["work"] : []), ...(hasReviews ? ["reviews"] : [])]
    const [first = "the profile", ...others] = shown
    const there = `${first.charAt(0).toUpperCase()}${listed([first, ...others]).slice(1)}`
    const offer = isBookable ? `${there}; book a visit with ${person}.` : `${there} of ${person}.`
    return about ? `${about}. ${offer}` : offer
  },
}
