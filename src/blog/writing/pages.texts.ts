import { inLanguages } from "../../platform/language/language.ts"
import type { PostState } from "./writing.rules.ts"

const states = {
  draft: "Draft",
  in_review: "With our team",
  scheduled: "Scheduled",
  published: "Published",
  returned: "Sent back",
  hidden: "Hidden",
} satisfies Record<PostState, string>

export const ownPostsTexts = inLanguages({
  en: {
    title: "My posts",
    lead: "What you write for the blog, from the first draft on.",
    loading: "Loading your posts",
    failed: "Your posts could not be loaded. Please try again.",
    empty: {
      title: "You have not written anything yet",
      hint: "Tell others what you know about building and living in Pune.",
    },
    write: "Write a post",
    untitled: "Without a title",
    states,
    newer: { waits: "A change waits for our team", draft: "A change is not sent yet" },
    saved: (when: string) => `Saved ${when}`,
    scheduled: (when: string) => `To be published ${when}`,
    published: (when: string) => `Published ${when}`,
    figures: (views: number, likes: number) =>
      `${views.toLocaleString("en-IN")} ${views === 1 ? "view" : "views"}, ${likes.toLocaleString("en-IN")} ${likes === 1 ? "like" : "likes"}`,
    note: "Our team’s note",
    edit: "Edit",
    read: "Read",
    delete: "Delete",
    whose: (title: string) => ` “${title}”`,
    deletion: {
      title: "Delete this post?",
      text: "It is gone for everybody, with its pictures, comments and history. This cannot be undone.",
      button: "Delete post",
      cancel: "Keep it",
    },
  },
})

/** What came of a post that was published or sent, and what happens next. */
export const postOutcomeTexts = inLanguages({
  en: {
    published: (title: string) => `“${title}” is on the blog.`,
    scheduled: (title: string, when: string) => `“${title}” will be published ${when}.`,
    sent: (title: string) => `“${title}” is with our team. You will hear from us before it is published.`,
    changeSent: (title: string) =>
      `Your change to “${title}” is with our team. Until then readers see the text before it.`,
    read: "Read it",
  },
})

export const deletePostTexts = inLanguages({
  en: { failed: "The post could not be deleted. Please try again." },
})

export const writePageTexts = inLanguages({
  en: {
    title: "Write a post",
    lead: "Our team reads it before it is published.",
    longer: "Tables, pictures, or a text that takes days?",
    longerLink: "Open the editor",
    failedToBegin: "The draft could not be begun. Please try again.",
    formatting: "Plain words, or Markdown: # heading, **bold**, - list, [link](address)",
    loading: "Loading the form",
    send: "Create post",
    cancel: "Cancel",
    chooseCategory: "Choose a category",
  },
})

export const writeFormTexts = inLanguages({
  en: {
    fields: {
      title: "Title",
      category_id: "Category",
      excerpt: "Excerpt",
      content: "Content",
      featured_image: "Featured image URL",
      tags: "Tags",
    },
    hints: {
      excerpt: "One or two sentences, as they stand on the card",
      featured_image: "The address of a picture on this site",
      tags: "Separated by commas: monsoon, terrace",
    },
    rules: { url: () => "Please enter a web address" },
    failed: "Failed to create post. Please try again.",
  },
})

export const editPostTexts = inLanguages({
  en: {
    title: (title: string) => title || "New post",
    loading: "Loading the post",
    failed: "This post could not be loaded. Please try again.",
    unknown: "We could not find this post.",
    back: "My posts",
    preview: "Preview",
    history: "History",
    fields: {
      title: "Title",
      excerpt: "Excerpt",
      category: "Category",
      tags: "Tags",
      featured: "Featured picture",
      featuredAlt: "Picture description",
    },
    hints: {
      excerpt: "One or two sentences, as they stand on the card",
      tags: "Separated by commas",
      featured: "It stands above the post and on its card",
    },
    chooseCategory: "Choose a category",
    choosePicture: "Choose a picture",
    changePicture: "Choose another",
    removePicture: "Remove picture",
    ownPictures: {
      open: "From my pictures",
      title: "My pictures",
      loading: "Loading your pictures",
      failed: "Your pictures could not be loaded. Please close this and try again.",
      none: "You have not brought any picture yet.",
      picture: (at: number, count: number) => `Picture ${at} of ${count}, the newest first`,
    },
    address: {
      label: "Address",
      made: "Made from the title when you send it, unless you choose one",
      leads: (slug: string) => `Readers find it at /blog/${slug}. Former addresses lead there.`,
      wrong: "An address has small letters, digits and single dashes, like “what-a-kitchen-costs”",
      checking: "Looking whether it is free…",
      isFree: "This address is free.",
      use: "Use this address",
      failed: "The address could not be changed. Please try again.",
    },
    saving: {
      saved: "Saved",
      saving: "Saving…",
      offline: "No connection. It is stored on this device and saved as soon as you are back online.",
      waiting: "Not saved yet. We go on trying.",
      refused: "Not saved: please look at what is marked.",
      gone: "This post was deleted. What you see stands only on this device.",
      conflict: "Saving has stopped: there is a newer version.",
    },
    states,
    waits: {
      in_review: "Our team reads it. You can go on writing, and send the newer text.",
      wanted: (when: string) => `You asked for it to be published ${when}. Our team has to agree first.`,
      scheduled: (when: string) => `It will be published ${when}.`,
      change: "Your change waits for our team. Readers see the text before it.",
    },
    isRead: "Readers see this text. What you change stays with you until you send it.",
    hiddenBecause: "Hidden because",
    appeal: "To the appeal",
    note: "Our team’s note",
    send: { label: "Saving and publishing", admin: "Publish", other: "Send to our team", again: "Send the newer text" },
    pastedPlain: "Pasted as plain text. Its headings, lists, tables and links were lost.",
    schedule: "Publish at a time",
    day: "Day",
    time: "Time in India",
    withdraw: "Take back",
    incomplete: "Not sent yet: please complete what is marked.",
    notSent: "The post could not be sent. Please try again.",
    noTime: "Please choose day and time.",
    conflict: {
      title: "Somebody saved a newer version",
      show: "See both texts",
      lead: (name: string, when: string) =>
        `${name} saved it ${when}. Both texts are here, and whichever you choose, the other one stays in the history.`,
      you: "You, in another window,",
      somebody: "Somebody",
      mine: "Mine",
      theirs: "The newer one",
      useMine: "Go on with mine",
      useTheirs: "Take the newer one",
      notYet: "Your own text could not be stored in the history yet. Please choose again in a moment.",
      differences: "What differs",
    },
  },
})

export const historyTexts = inLanguages({
  en: {
    title: "History",
    loading: "Loading the history",
    failed: "The history could not be loaded. Please try again.",
    back: "Back to the post",
    lead: "Choose a version to see how it differs from the newest one, or from any other.",
    version: (when: string, name: string | null) => (name ? `${when}, ${name}` : when),
    newest: "Newest",
    published: "On the blog",
    submitted: "With our team",
    compare: "What changed",
    compareWith: "Compared with",
    same: "The words are the same.",
    skipped: (lines: number) => `${lines} lines are the same`,
    added: "Added since",
    removed: "Removed since",
    restore: "Restore this version",
    restored: "Restored. What was there before is in the history.",
    failedAct: "That did not work. Please try again.",
  },
})

export const previewTexts = inLanguages({
  en: {
    title: "Preview",
    note: "This is how it will look. Only you and our team see this page.",
    loading: "Loading the preview",
    failed: "The preview could not be loaded. Please try again.",
    back: "Back to the post",
  },
})
