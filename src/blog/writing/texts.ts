import { inLanguages } from "../../platform/language/language.ts"
import type { HiddenStanding, MissingField } from "./writing.rules.ts"

export const writingFieldTexts = inLanguages({
  en: {
    fields: {
      title: "Title",
      excerpt: "Excerpt",
      document: "Text",
      category_id: "Category",
      tags: "Tags",
      featured_image: "Featured image",
      featured_alt: "Picture description",
      scheduled_for: "Time",
      slug: "Address",
    },
    rules: {
      own_picture: () => "Please use a picture that was uploaded here",
      slug: () => "An address has small letters, digits and single dashes, like “what-a-kitchen-costs”",
    },
  },
})

/** Why what is hidden is not sent, and what can be done about it. */
const hiddenTexts = {
  mayAppeal:
    "This post is hidden, so it cannot be sent. You can appeal among your posts, or go on changing it: what you write is saved.",
  waits:
    "This post is hidden, so it cannot be sent until our team shows it again. You can go on changing it: what you write is saved.",
} satisfies Record<HiddenStanding, string>

export const writingProblems = inLanguages({
  en: {
    post: "blog post",
    newer: "There is a newer version of this post. Nothing was overwritten.",
    nothingNew: "There is nothing new to send.",
    hidden: hiddenTexts,
    nothingWaits: "Nothing of this post waits.",
    past: "This time is past. Please choose a later one.",
    tooFar: "Please choose a time within a year.",
    missing: {
      title: "Please give it a title.",
      category_id: "Please choose a category.",
      excerpt: "Please write an excerpt.",
      document: "There is no text yet.",
      pictures: "Please describe every picture for people who do not see it.",
      featured_alt: "Please say what is to be seen in the picture.",
    } satisfies Record<MissingField, string>,
  },
})

export const writingNotices = inLanguages({
  en: {
    submitted: "Sent to our team. You will hear from us before it is published.",
    published: "Published.",
    scheduled: "It will be published at the time you chose.",
    withdrawn: "Taken back. It is a draft of yours again.",
    slug: "Address changed. The old one leads here too.",
  },
})

export const writingNotificationTexts = inLanguages({
  en: {
    published: {
      title: "Your post is published",
      message: (title: string) => `“${title}” can be read on our blog now.`,
      action: "See your posts",
    },
    returned: {
      title: "Your post came back with a note",
      message: (title: string, note: string) => `Our team has read “${title}” and asks for a change: ${note}`,
      action: "Open the post",
    },
    edited: {
      title: "Our team edited your post",
      message: (title: string) => `Our team edited “${title}” and published it.`,
      action: "See your posts",
    },
    withdrawn: {
      title: "Your post was taken back",
      message: (title: string) =>
        `Our team took “${title}” back: nobody looks at it, and it is not published by itself.`,
      action: "See your posts",
    },
    moved: {
      title: "Your post has another address",
      message: (title: string) => `Our team gave “${title}” another address; the old one leads there.`,
      action: "See your posts",
    },
    removed: {
      title: "Your post was removed",
      message: (title: string) => `Our team removed “${title}”; its text is gone with it.`,
      action: "See your posts",
    },
    restored: {
      title: "Your post is back on the blog",
      message: (title: string) => `“${title}” can be read on our blog again.`,
      action: "See your posts",
    },
  },
})
