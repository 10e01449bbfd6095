import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

/** What the calls answer and refuse with. */
export const shortlistTexts = inLanguages({
  en: {
    professional: "professional",
    list: "shortlist",
    ownProfile: "This is your own profile.",
    full: (most: number) => `Your shortlist is full at ${most} professionals. Please remove one first.`,
    kept: "Kept on your shortlist",
    nobodyKept: "No one was added to your shortlist",
    removed: "Taken off your shortlist",
    linkMade: "Link made",
    linkEnded: "The link is off",
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
    full: (most: number) => `Your shortlist is full at ${most} professionals. Please remove one first.`,
    failed: "Your shortlist could not be saved. Please try again.",
  },
})

/** The pages: one's own list, and one that somebody shares. */
export const shortlistPageTexts = inLanguages({
  en: {
    home: "Home",
    loading: "Loading your shortlist",
    find: "Find professionals",
    own: {
      title: "Your shortlist",
      lead: "The professionals you keep in mind. Compare them, look at their work, and book a first visit.",
      empty: {
        title: "Nobody is on this shortlist",
        hint: "Press the heart on a card or a profile to keep someone here.",
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
    notLoaded: "Your shortlist could not be loaded. Everyone on it is still there.",
    toOwn: "See your own shortlist",
    share: {
      title: "Share your shortlist",
      text: "Make a link and send it to your family or a friend. It always shows your current list, and never your name.",
      label: "Link to your shortlist",
      make: "Make a link",
      renew: "Make a new link",
      end: "End the link",
      ends: "A new link replaces the old one. An ended link shows nothing.",
      copy: "Copy the link",
      copied: "Link copied to clipboard!",
      notCopied: "The link could not be copied. Please select and copy it yourself.",
    },
    visitor: {
      title: "Keep it everywhere",
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
        hint: "The people on it are no longer here. You can look around yourself.",
      },
    },
    shared: {
      title: "A shortlist of professionals",
      lead: "Someone shared these professionals with you. See their work, compare them, or keep the ones you like.",
      empty: {
        title: "Nobody is on this shortlist at the moment",
        hint: "Its owner may add people again. You can look around yourself.",
      },
    },
  },
})
