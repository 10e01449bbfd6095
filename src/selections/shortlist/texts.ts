import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

/** What the calls answer and refuse with. */
export const shortlistTexts = inLanguages({
  en: {
    professional: "professional",
    list: "shortlist",
    ownProfile: "This is your own profile.",
    full: (most: number) => `Your shortlist holds ${most} professionals, which is the most. Please take one off first.`,
    kept: "Kept on your shortlist",
    nobodyKept: "Nobody was added to your shortlist",
    removed: "Taken off your shortlist",
    linkMade: "Link made",
    linkEnded: "The link shows nothing any more",
  },
})

export const shortlistFieldTexts = inLanguages({
  en: {
    fields: { provider_id: "Professional", provider_ids: "Professionals" },
    rules: { nobody: () => "Please name a professional." },
  },
})

/** What is said of a press on a heart. */
export const pressTexts = inLanguages({
  en: {
    kept: "Kept on your shortlist",
    removed: "Taken off your shortlist",
    see: "View shortlist",
    full: (most: number) => `Your shortlist holds ${most} professionals, which is the most. Please take one off first.`,
    failed: "Your shortlist could not be saved. Please try again.",
  },
})

/** The pages: one's own list, and one that somebody shares. */
export const shortlistPageTexts = inLanguages({
  en: {
    home: "Home",
    loading: "Looking up your shortlist",
    find: "Find professionals",
    own: {
      title: "Your shortlist",
      lead: "The professionals you keep in mind. Compare them, look at their work, and book a first visit.",
      empty: {
        title: "Nobody is on this shortlist",
        hint: "Press the heart on a card in the search, or on a profile, and you find them here again.",
      },
    },
    count: (count: number) => plural(count, { one: "1 professional", other: `${count} professionals` }),
    compare: (some: number, all: number) =>
      some < all ? `Compare the first ${some}` : some === 2 ? "Compare both" : `Compare all ${some}`,
    view: "View profile",
    /** After a link, for those who hear it without its card. */
    of: (name: string) => ` of ${name}`,
    with: (name: string) => ` with ${name}`,
    failed: "Your shortlist could not be changed. Please try again.",
    notLoaded: "Your shortlist could not be loaded. Nobody on it is lost.",
    toOwn: "See your own shortlist",
    share: {
      title: "Share your shortlist",
      text: "Make a link and send it to your family or a friend. It shows the professionals on your list, always as it stands, and not your name.",
      label: "Link to your shortlist",
      make: "Make a link",
      renew: "Make a new link",
      end: "End the link",
      ends: "A new link ends the one before. Once ended, a link shows nothing.",
      copy: "Copy the link",
      copied: "Link copied to clipboard!",
      notCopied: "The link could not be copied. Please select and copy it yourself.",
    },
    visitor: {
      title: "Take it along",
      text: "This list is kept in this browser. With an account you have it on every device, and can share it with others.",
      signUp: "Sign up",
      logIn: "Log in",
    },
    /** By the address: somebody may have sent it. */
    named: {
      title: "A shortlist of professionals",
      lead: "Look at their work, compare them, or keep those you like on your own shortlist.",
      empty: {
        title: "Nobody is on this shortlist",
        hint: "Those it named are not with us any more. Meanwhile you can look around yourself.",
      },
    },
    shared: {
      title: "A shortlist of professionals",
      lead: "Somebody has kept these professionals and shows them to you. Look at their work, compare them, or keep those you like yourself.",
      empty: {
        title: "Nobody is on this shortlist at the moment",
        hint: "It may be filled again. Meanwhile you can look around yourself.",
      },
    },
  },
})
