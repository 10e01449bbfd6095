import { inLanguages } from "../../platform/language/language.ts"

export const blogFileTexts = inLanguages({
  en: {
    posts: [
      ...["Title", "Summary", "Category", "Written by", "Sent (IST)", "To be published (IST)", "Published (IST)"],
      ...["Note to the author", "Address", "Account id of the author", "Id"],
    ],
    comments: [
      ...["Comment", "Written by", "Written (IST)", "Post", "In reply to", "Reported by", "Hidden because"],
      ...["Address of the post", "Account id of the author", "Id"],
    ],
  },
})
