import type { ReactNode } from "react"
import type { TakedownKind } from "../../moderation/takedown.rules.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts, pluralIn } from "../../platform/language/parts.ts"
import type { Decision } from "./moderation.rules.ts"

const plural = pluralIn("en")

const by = (name: string | null) => name ?? "Somebody"
const kinds = {
  review: "Review",
  project: "Project",
  message: "Message",
  comment: "Comment",
  post: "Post",
  portrait: "Portrait",
} satisfies Record<TakedownKind, string>

export const moderationFieldTexts = inLanguages({
  en: { fields: { q: "Id or address", reason: "Reason", decision: "Decision", action: "Action" } },
})

export const moderationProblems = inLanguages({
  en: {
    things: {
      report: "report",
      review: "review",
      project: "project",
      message: "message",
      comment: "comment",
      post: "post",
      portrait: "portrait",
    },
    own: "This is yours, or about you. A colleague decides about it.",
    reasonMissing: "Please write a reason, which the author reads.",
    decided: {
      hide_content: (told) => `Hidden. ${told}`,
      keep_content_hidden: (told) => `It stays hidden. ${told}`,
      restore_content: (told) => `Restored. ${told}`,
      leave_content: (told) => `Left as it is. ${told}`,
    } satisfies Record<Decision, (told: string) => string>,
    told: {
      author: "Its author was told.",
      reporters: "Whoever reported it was told.",
      both: "Its author and whoever reported it were told.",
      nobody: "Nobody was told: its author cannot be written to.",
    },
    faster: {
      hide_content: (name) => `${by(name)} was faster: it has been hidden.`,
      leave_content: (name) => `${by(name)} was faster: it was looked at and left as it is.`,
      keep_content_hidden: (name) => `${by(name)} was faster: the appeal has been answered, and it stays hidden.`,
      restore_content: (name) => `${by(name)} was faster: it has been restored.`,
    } satisfies Record<Decision, (name: string | null) => string>,
    nothingToDecide: {
      review: "This review is not hidden.",
      project: "This project is not hidden.",
      message: "This message is not hidden.",
      comment: "This comment is not hidden.",
      post: "This post is not hidden.",
      portrait: "This portrait is not hidden.",
    } satisfies Record<TakedownKind, string>,
  },
})

const list = { failed: "This could not be loaded. Please try again." }

export const reportedListTexts = inLanguages({
  en: {
    ...list,
    loading: "Loading what was reported",
    empty: { title: "Nothing waits", hint: "Reviews, projects, messages and posts that somebody reports show here." },
    noMatch: { title: "Nothing of this kind waits" },
  },
})

export const hiddenListTexts = inLanguages({
  en: {
    ...list,
    loading: "Loading what is hidden",
    empty: { title: "Nothing is hidden", hint: "What is hidden shows here, with the reason and its author's appeal." },
    noMatch: { title: "Nothing of this kind is hidden" },
  },
})

export const foundListTexts = inLanguages({
  en: {
    ...list,
    loading: "Looking for it",
    empty: {
      title: "Paste an id or an address",
      hint: "Of a project or a post of the blog that one shows here; of a profile all its reviews and projects.",
    },
    noMatch: {
      title: "Nothing was found",
      hint: "Drafts, what was deleted, and messages that nobody reported are not found here.",
    },
  },
})

export const moderationHeadTexts = inLanguages({
  en: {
    title: "Moderation",
    lead: "What our team decides about: messages before they are delivered, and what was reported or hidden.",
    tabs: {
      label: "Parts of moderation",
      held: "Held messages",
      reported: "Reported",
      hidden: "Hidden",
      find: "Find",
    },
    leads: {
      reported:
        "Reviews, projects, messages and posts that somebody reported. Each is decided once; author and reporter are told.",
      hidden: "What only its author and the team see. Appeals that wait for an answer come first.",
      find: "Open a review, project or post that nobody has reported.",
    },
    filter: {
      label: "Kind",
      all: "All",
      kinds: {
        review: "Reviews",
        project: "Projects",
        message: "Messages",
        comment: "Comments",
        post: "Posts",
        portrait: "Portraits",
      },
    },
    search: { label: "Id or address of a page", placeholder: "Id, or address of a project, profile or post" },
  },
})

export const reportsFileTexts = inLanguages({
  en: {
    columns: [
      ...["Ticket", "Reported", "Reported by", "Why", "About", "Title", "Text", "Stars", "Written by", "Professional"],
      ...["Written", "ID"],
    ],
  },
})

export const hiddenFileTexts = inLanguages({
  en: {
    columns: [
      ...[
        "Kind",
        "Title",
        "Text",
        "Stars",
        "Written by",
        "Professional",
        "Written",
        "Hidden (IST)",
        "Hidden by",
        "Why",
      ],
      ...["Appeal", "Appealed (IST)", "Answer to the appeal", "ID"],
    ],
  },
})

export const moderatedItemTexts = inLanguages({
  en: {
    kinds,
    untitled: kinds,
    formerAuthor: {
      review: "A former customer",
      project: "A former professional",
      message: "A former member",
      comment: "A former member",
      post: "A former member",
      portrait: "A former member",
    },
    formerProfessional: "a former professional",
    about: {
      review: (author: ReactNode, professional: ReactNode) => parts(author, " about ", professional),
      project: (_author: ReactNode, professional: ReactNode) => parts("By ", professional),
      message: (author: ReactNode, recipient: ReactNode) => parts(author, " to ", recipient),
      comment: (author: ReactNode) => parts(author, " below a post"),
      post: (author: ReactNode) => parts("By ", author),
      portrait: (author: ReactNode) => parts("Of ", author),
    },
    reply: (professional: string) => `Reply of ${professional}`,
    onlyThis: "The rest of the conversation stays between the two.",
    download: (name: string) => `Download ${name}`,
    picture: (at: number, count: number) => `Picture ${at} of ${count}, in full`,
    isHidden: "Hidden",
    reports: {
      heading: (count: number) => plural(count, { one: "Reported once", other: `Reported ${count} times` }),
      by: (name: string, day: string) => `${name}, ${day}`,
      ticket: (ticket: string) => `Ticket ${ticket}`,
      further: "Did not agree with the first answer",
      spam: "Looks like advertising",
    },
    hidden: {
      by: (name: string | null, day: string) => `Hidden by ${name ?? "a former administrator"}, ${day}`,
      appeal: (day: string) => `The author's appeal, ${day}`,
      waits: "Appeal waits",
      answer: "Answer to the appeal: it stays hidden",
    },
    acts: { hide: "Hide", leave: "Leave it", keep: "Keep hidden", restore: "Restore" },
    /** After a button, for those who hear it without its card. */
    whose: (kind: TakedownKind, name: string) => ` the ${kind} ${kind === "portrait" ? "of" : "by"} ${name}`,
    failedAct: "That did not work. Please try again.",
  },
})

export const decisionDialogTexts = inLanguages({
  en: {
    hide: {
      title: {
        review: "Hide this review?",
        project: "Hide this project?",
        message: "Hide this message?",
        comment: "Hide this comment?",
        post: "Hide this post?",
        portrait: "Hide this portrait?",
      },
      meaning: {
        review: (name: string) =>
          `Nobody but ${name} and the team will see it, and the rating follows at once. ${name} reads the reason and may appeal once.`,
        project: (name: string) =>
          `Its page and pictures are gone at once for everybody but ${name}, who reads the reason and may appeal once.`,
        message: (name: string) =>
          `Its conversation says that our team has hidden it; only ${name} and the team still read it. ${name} reads the reason and may appeal once.`,
        comment: (name: string) =>
          `Only ${name} and the team still read it. ${name} reads the reason and may appeal once.`,
        post: (name: string) =>
          `Nobody reads it on the blog any more but ${name} and the team. ${name} reads the reason and may appeal once.`,
        portrait: (name: string) =>
          `Initials are shown in its place. ${name} reads the reason, and may appeal once or choose another picture.`,
      },
      confirm: "Hide",
    },
    keep: {
      title: {
        review: "Keep this review hidden?",
        project: "Keep this project hidden?",
        message: "Keep this message hidden?",
        comment: "Keep this comment hidden?",
        post: "Keep this post hidden?",
        portrait: "Keep this portrait hidden?",
      },
      meaning: {
        review: (name: string) => `${name} reads why. An appeal is answered once.`,
        project: (name: string) => `${name} reads why. An appeal is answered once.`,
        message: (name: string) => `${name} reads why. An appeal is answered once.`,
        comment: (name: string) => `${name} reads why. An appeal is answered once.`,
        post: (name: string) => `${name} reads why. An appeal is answered once.`,
        portrait: (name: string) => `${name} reads why. An appeal is answered once.`,
      },
      confirm: "Keep hidden",
    },
    restore: {
      title: {
        review: "Restore this review?",
        project: "Restore this project?",
        message: "Restore this message?",
        comment: "Restore this comment?",
        post: "Restore this post?",
        portrait: "Restore this portrait?",
      },
      meaning: {
        review: (name: string) => `Everybody reads it again, and the rating follows at once. ${name} is told why.`,
        project: (name: string) => `It stands on the profile again at once. ${name} is told why.`,
        message: (name: string) => `Both of them read it again, where it stood. ${name} is told why.`,
        comment: (name: string) => `Everybody reads it below the post. ${name} is told why.`,
        post: (name: string) => `Everybody reads it on the blog again. ${name} is told why.`,
        portrait: (name: string) => `It stands beside the name again at once. ${name} is told why.`,
      },
      confirm: "Restore",
    },
    cancel: "Cancel",
  },
})

export const decisionFormTexts = inLanguages({
  en: {
    fields: { reason: "Reason, which the author reads" },
    names: { reason: "Reason" },
    failed: "That could not be done. Please try again.",
  },
})
