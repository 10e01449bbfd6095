import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

export const contentFieldTexts = inLanguages({
  en: {
    fields: { text: "Text", level: "Kind", from: "From", until: "Until", is_on: "Show it", ids: "Reviews" },
    names: { q: "Search text" },
    rules: {
      says_something: () => "A banner that is shown needs a text",
      after_from: (label: string) => `${label} comes after From`,
      a_day: (label: string) => `${label} is a day and a time that there is`,
      each_once: () => "Each review stands there once",
    },
  },
})

export const contentProblems = inLanguages({
  en: {
    changedMeanwhile: "A colleague has changed this meanwhile. Load the page again to see it; what you typed stays.",
    notQuotable:
      "One of these reviews cannot be quoted any more: it was hidden, or its writer took the consent back. Please choose again",
    banner: {
      off: "Saved. The banner is off.",
      waiting: "Saved. The banner is shown from its hour on.",
      shown: "The banner is on. Visitors see it within a few seconds.",
      over: "Saved. Its time is over, so nobody sees the banner.",
    },
    chosen: (shown: number) =>
      shown === 0
        ? "The home page shows the newest reviews."
        : plural(shown, {
            one: "The home page shows the review you chose.",
            other: `The home page shows the ${shown} reviews you chose.`,
          }),
  },
})

export const contentTexts = inLanguages({
  en: {
    title: "Content",
    lead: "What you set on public pages. Visitors see it within a few seconds, and every change stands in the record.",
    readOnly: "What stands on public pages. You may look at it, and not change it.",
    loading: "Loading what stands on public pages",
    failed: "This could not be loaded. Please try again.",
    undo: "Undo",
    undone: "It is as it was before.",
    banner: {
      title: "Banner",
      lead: "One line above every public page: for a holiday, work on the site, or news that everybody should read.",
      states: { off: "Off", waiting: "Waits for its hour", shown: "Shown now", over: "Over" },
      levels: { info: "News", warning: "Please note", urgent: "Urgent" },
      hints: {
        text: "Plain words, at most 240 letters",
        from: "Indian time; empty: at once",
        until: "Empty: until you switch it off",
      },
      show: "Show it on public pages",
      preview: "As visitors see it",
      empty: "Type a text to see it here.",
      save: "Save banner",
      failed: "The banner could not be saved. What you typed is still here; please try again.",
    },
    reviews: {
      title: "Reviews on the home page",
      lead: "Up to six reviews whose writers agreed to be quoted, in your order. One that is hidden, or whose writer takes the consent back, leaves by itself.",
      none: "None is chosen: the home page shows the newest.",
      noneShown: "None of these can be shown now, so the home page shows the newest.",
      chosen: "Chosen reviews",
      gone: (professional: string) => `A review of ${professional} that cannot be shown any more`,
      of: (customer: string, professional: string) => `${customer} about ${professional}`,
      earlier: "Earlier",
      later: "Later",
      remove: "Remove",
      earlierAloud: (name: string) => `Earlier: ${name}`,
      laterAloud: (name: string) => `Later: ${name}`,
      removeAloud: (name: string) => `Remove: ${name}`,
      find: "Find a review",
      found: "Reviews that can be chosen",
      add: "Choose",
      addAloud: (name: string) => `Choose: ${name}`,
      isChosen: "Chosen",
      full: "Six are chosen. Remove one to choose another.",
      nothing: "No review found",
      nothingHint: "Only reviews of four and five stars whose writers agreed can be quoted.",
      more: "There are more. Type a word or a name to find others.",
      failed: "The reviews could not be changed. Please try again.",
    },
    help: {
      title: "Texts that visitors read",
      lead: "They change with a new version of the site.",
      pages: { help: "Help", terms: "Terms of service", privacy: "Privacy policy" },
      version: (version: string, day: string) => `Version ${version}, in force since ${day}`,
      revised: (day: string) => `Revised ${day}`,
    },
  },
})
