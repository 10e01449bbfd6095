import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { TakedownKind } from "./takedown.rules.ts"

export const takedownProblems = inLanguages({
  en: {
    things: {
      review: "hidden review",
      project: "hidden project",
      message: "hidden message",
      comment: "hidden comment",
      post: "hidden post",
      portrait: "hidden portrait",
    } satisfies Record<TakedownKind, string>,
    appealed: "You have appealed already. Our team reads it, and writes to you.",
    appealSent: "Your appeal is with our team. You will hear from us by e-mail.",
  },
})

/** To the author. */
export const takedownNotificationTexts = inLanguages({
  en: {
    named: {
      review: (professional) => `your review of ${professional}`,
      project: (title) => `“${title}”`,
      comment: (post) => `your comment on “${post}”`,
      post: (title) => `“${title}”`,
    } as Partial<Record<TakedownKind, (name: string) => string>>,
    hidden: {
      title: {
        review: "Your review was hidden",
        project: "Your project was hidden",
        message: "A message of yours was hidden",
        comment: "Your comment is not shown",
        post: "Your post was hidden",
        portrait: "Your portrait was hidden",
      },
      reason: (reason: string, named = "it") => `Our team hid ${named} for this reason: ${reason}`,
      meaning: {
        review: "Nobody but you sees it, and it does not count towards the rating. It was not deleted.",
        project: "Nobody but you sees it. It was not deleted, and you can still change it.",
        message: "In the conversation it says that our team has hidden it; only you still see what you wrote.",
        comment: "Below the post nobody reads it; only you still see what you wrote.",
        post: "Nobody reads it on the blog. It was not deleted, and only you still see it, among your posts.",
        portrait:
          "Your initials are shown in its place. Another picture that you choose ends this, and an appeal with it.",
      },
      action: "Read it or appeal",
      closing:
        "If you think that this is wrong, you can appeal once there. Somebody of our team reads it, and answers.",
    },
    kept: {
      title: {
        review: "Your review stays hidden",
        project: "Your project stays hidden",
        message: "Your message stays hidden",
        comment: "Your comment stays hidden",
        post: "Your post stays hidden",
        portrait: "Your portrait stays hidden",
      },
      reason: (reason: string, named?: string) =>
        `Our team has read your appeal${named ? ` about ${named}` : ""}. The answer: ${reason}`,
      meaning: {
        review: "Nobody but you sees it, as before.",
        project: "Nobody but you sees it, as before. It stays among your projects.",
        message: "Nobody but you sees what it says, as before.",
        comment: "Nobody but you sees it, as before.",
        post: "Nobody but you sees it, as before. It stays among your posts.",
        portrait: "Your initials are shown, as before. You can choose another picture at any time.",
      },
      action: "See it",
      closing:
        "If you do not agree, you can complain to our grievance officer: you get a ticket, and a day for the answer.",
    },
    restored: {
      title: {
        review: "Your review is shown again",
        project: "Your project is shown again",
        message: "Your message is shown again",
        comment: "Your comment is shown",
        post: "Your post is on the blog again",
        portrait: "Your portrait is shown again",
      },
      reason: (reason: string, named = "it") => `Our team restored ${named} for this reason: ${reason}`,
      meaning: {
        review: "Everybody can read it again, and it counts towards the rating as before.",
        project: "It stands on your profile again, as before.",
        message: "Both of you can read it again, where it stood before.",
        comment: "Everybody can read it below the post.",
        post: "Everybody can read it there, as before.",
        portrait: "It stands beside your name again, as before.",
      },
      action: "See it",
      closing: "",
    },
  },
})

/** Beside what is hidden, for its author. */
export const takedownNoticeTexts = inLanguages({
  en: {
    title: {
      review: "This review is hidden",
      project: "This project is hidden",
      message: "This message is hidden",
      comment: "This comment is hidden",
      post: "This post is hidden",
      portrait: "This portrait is hidden",
    } satisfies Record<TakedownKind, string>,
    meaning: {
      review: "Only you and our team see it, and it does not count towards the rating. It was not deleted.",
      project: "Only you and our team see it. It was not deleted, and you can still change it.",
      message: "Only you and our team see what it says. It was not deleted.",
      comment: "Only you and our team see it. It was not deleted.",
      post: "Only you and our team see it. It was not deleted, and you can still change it.",
      portrait:
        "Your initials are shown in its place. Another picture that you choose ends this, and an appeal with it.",
    } satisfies Record<TakedownKind, string>,
    reason: (day: string) => `Reason, from ${day}`,
    mayAppeal: "If you think that this is wrong, you can appeal once. Somebody of our team reads it, and answers you.",
    appeal: "Appeal",
    waits: (day: string) => `You appealed on ${day}. Our team reads it, and writes to you.`,
    yours: "Your appeal",
    answer: "The answer to your appeal: it stays hidden",
    further: "Complain to the grievance officer",
  },
})

export const hiddenPortraitTexts = inLanguages({ en: { picture: "The portrait that is hidden" } })

export const appealFormTexts = inLanguages({
  en: {
    fields: { appeal: "Why it should be shown again" },
    names: { appeal: "Appeal" },
    hints: { appeal: "You can appeal once. What is wrong with the reason, or what did you change?" },
    missing: { appeal: "Please write why" },
    failed: "Your appeal could not be sent. Please try again.",
    title: "Appeal to our team",
    send: "Send appeal",
    keep: "Cancel",
  },
})

export const takedownPersonalTexts = inLanguages({
  en: {
    title: "What our team has hidden of yours",
    columns: {
      kind: "What",
      reason: "Reason",
      hidden_at: "Hidden",
      appeal: "Your appeal",
      appealed_at: "Appealed",
      appeal_answer: "Answer to it",
      appeal_answered_at: "Answered",
      restored_because: "Why it was restored",
      restored_at: "Restored",
    },
    values: {
      kind: {
        review: "Review",
        project: "Project",
        message: "Message",
        comment: "Comment",
        post: "Post",
        portrait: "Portrait",
      },
    },
  } satisfies TableTexts,
})
