import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import type { CommentDecision, CommentState } from "./comment.rules.ts"

const plural = pluralIn("en")

export const commentFieldTexts = inLanguages({
  en: { fields: { content: "Comment", decision: "Decision", reason: "Reason" } },
})

export const commentProblems = inLanguages({
  en: {
    post: "blog post",
    comment: "comment",
    added: {
      visible: "Your comment is below the post.",
      held: "Thank you. Our team reads a person’s first comment before others see it.",
    },
    removed: "Comment deleted.",
    decided: "Somebody was faster: this has been decided.",
    own: "This is yours. A colleague decides about it.",
    reasonMissing: "Please write a reason, which the author reads.",
    takenDown: "It was hidden with a reason. It is restored with one, among what is hidden in Moderation.",
    done: {
      show: "Shown below the post.",
      hide: "Hidden. Its writer was told.",
      leave: "Left as it is. Whoever reported it was told.",
    } satisfies Record<CommentDecision, string>,
  },
})

/** Below a post. */
export const commentsTexts = inLanguages({
  en: {
    heading: (count: number) => (count === 0 ? "Comments" : count === 1 ? "1 comment" : `${count} comments`),
    none: "Nobody has said anything about this yet.",
    write: "Write a comment",
    reply: "Reply",
    whose: (name: string) => ` to ${name}`,
    author: "Author",
    former: "A former member",
    removed: "This comment was removed.",
    report: "Report",
    reportOf: (name: string) => ` the comment by ${name}`,
    reportAbout: (id: string) => `Comment ${id}`,
  },
})

/** Where one is written. */
export const commentPageTexts = inLanguages({
  en: {
    title: "Write a comment",
    on: "On",
    replyTo: (name: string) => `You reply to ${name}`,
    rules: "Be kind and to the point. What advertises or insults is taken down.",
    unknown: "We could not find this post.",
    failed: "This post could not be loaded. Please try again.",
    loading: "Loading the post",
    back: "Back to the post",
    send: "Send comment",
    own: "Your comments on this post",
    states: { visible: "Shown", held: "Our team is reading it", hidden: "Not shown" } satisfies Record<
      CommentState,
      string
    >,
    delete: "Delete",
    deleteOf: (text: string) => ` the comment “${text}”`,
    failedAct: "That did not work. Please try again.",
  },
})

export const commentFormTexts = inLanguages({
  en: { fields: { content: "Comment" }, failed: "Your comment could not be sent. Please try again." },
})

export const deskCommentsTexts = inLanguages({
  en: {
    title: "Comments",
    lead: "A person’s first comment waits here before others see it. Everything that is shown can be hidden.",
    loading: "Loading comments",
    failed: "The comments could not be loaded. Please try again.",
    empty: { title: "Nothing waits", hint: "The first comment of a person shows here before others see it." },
    noMatch: { title: "There are none of these" },
    show: {
      label: "Comments",
      waiting: "Waiting",
      labels: { reported: "Reported", visible: "Shown", hidden: "Hidden" },
    },
    by: (name: string | null, when: string) => `${name ?? "A former member"}, ${when}`,
    replyTo: "In reply to",
    hiddenBecause: "Hidden because",
    restore: "Restore in Moderation",
    several: {
      ask: (count: number) => plural(count, { one: "Show 1 comment?", other: `Show ${count} comments?` }),
      meaning:
        "Only those that you have chosen here. Everybody reads them below their posts, and each can be hidden later.",
      done: (count: number) => plural(count, { one: "1 comment is shown.", other: `${count} comments are shown.` }),
    },
    hiding: {
      title: "Hide this comment?",
      meaning: "Only its writer and the team can still see it. Its writer reads the reason and may appeal once.",
      cancel: "Cancel",
    },
    acts: { show: "Show", hide: "Hide", leave: "Leave it" } satisfies Record<CommentDecision, string>,
    reported: (name: string, day: string) => `Reported by ${name}, ${day}`,
    whose: (name: string | null) => ` the comment by ${name ?? "a former member"}`,
    failedAct: "That did not work. Please try again.",
  },
})

export const hideCommentFormTexts = inLanguages({
  en: {
    fields: { reason: "Reason, which its writer reads" },
    names: { reason: "Reason" },
    failed: "That could not be done. Please try again.",
  },
})
