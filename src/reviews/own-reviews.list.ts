/** The reviews of the professional who is signed in. */
import { ownProfessionalId } from "../accounts/profile/profile.actions.ts"
import { call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { CannotAsk, describeList } from "../ui/list/list.ts"
import { professionalReviews } from "./review.contract.ts"
import { ownReviewsTexts } from "./texts.ts"

export const ownReviews = describeList({
  texts: ownReviewsTexts,
  filters: { responded: ["true", "false"] },
  load: async (asked, options) => {
    const id = await ownProfessionalId()
    if (!id) throw new CannotAsk(textsHere(ownReviewsTexts).unknownProfessional)
    const page = await call(professionalReviews, { id, ...asked }, options)
    if (!Array.isArray(page.reviews)) throw new CannotAsk(textsHere(ownReviewsTexts).malformed)
    return page
  },
  rows: ({ reviews }) => reviews,
})
