import { inLanguages } from "../../platform/language/language.ts"
import type { PostDecision } from "./post-desk.rules.ts"

export const postDeskFieldTexts = inLanguages({
  en: { fields: { note: "Note", decision: "Decision", version: "Version" } },
})

export const postDeskProblems = inLanguages({
  en: {
    post: "blog post",
    noteMissing: "Please write a note, which the author reads.",
    decided: "Somebody was faster: this has been decided.",
    takenDown: "It was hidden with a reason. It is restored with one, among what is hidden in Moderation.",
    withdrawn: "Its author has taken it back.",
    newer: "The author has sent a newer text meanwhile. Please read that one.",
    done: {
      publish: "Published.",
      schedule: (time: string) => `Approved. It is scheduled and will be published ${time}.`,
      return: "Sent back.",
      hide: "Hidden.",
      restore: "It is on the blog again.",
    } satisfies Record<PostDecision, string> & { schedule: (time: string) => string },
    /** Where they could be, and it is not their own. */
    andTold: (done: string) => `${done} Its author was told.`,
  },
})

export const deskPostsTexts = inLanguages({
  en: {
    title: "Blog",
    lead: "What people wrote for the blog, and what is said about it. It is read here before everybody reads it.",
    tabs: { label: "Parts of the blog", posts: "Posts", comments: "Comments" },
    loading: "Loading posts",
    failed: "The posts could not be loaded. Please try again.",
    empty: { title: "Nothing waits", hint: "Posts that somebody sends in show here, the oldest first." },
    noMatch: { title: "There are none of these" },
    show: {
      label: "Posts",
      waiting: "Waiting",
      labels: { published: "Published", hidden: "Hidden" },
    },
    by: (name: string | null) => `By ${name ?? "a former member"}`,
    sent: (when: string) => `Sent ${when}`,
    published: (when: string) => `Published ${when}`,
    wanted: (when: string) => `To be published ${when}`,
    scheduled: (when: string) => `Scheduled for ${when}`,
    first: "New post",
    change: "Change to a published post",
    read: "Read",
    back: "All posts",
    note: "Note to the author",
    hiddenBecause: "Hidden because",
    restore: "Restore in Moderation",
    review: {
      title: "Post to be reviewed",
      looks: "As it will look",
      changes: "What has changed",
      pictures: {
        title: "Its pictures, in words",
        alt: "Description",
        noAlt: "None: to who cannot see it, this picture says nothing.",
        caption: "Caption",
      },
      on: "See it on the blog",
      acts: {
        publish: "Publish",
        return: "Send back",
        hide: "Hide",
        restore: "Show again",
      } satisfies Record<PostDecision, string>,
      failed: "That did not work. Please try again.",
      /** What can be done next. */
      see: "See the post",
      open: "Open it",
    },
  },
})

export const noteDialogTexts = inLanguages({
  en: {
    return: {
      title: "Send this post back?",
      meaning: "Its author reads your note, can change the text and send it again.",
      confirm: "Send back",
    },
    hide: {
      title: "Hide this post?",
      meaning:
        "Nobody reads it on the blog any more. Its author reads the reason, keeps the text, and may appeal once.",
      confirm: "Hide",
    },
    cancel: "Cancel",
  },
})

export const noteFormTexts = inLanguages({
  en: {
    fields: { note: "Note, which the author reads" },
    names: { note: "Note" },
    failed: "That could not be done. Please try again.",
  },
})
