import { inLanguages } from "../../platform/language/language.ts"
import { listIn, pluralIn } from "../../platform/language/parts.ts"
import type { MissingField, PictureRole } from "./project.rules.ts"

const plural = pluralIn("en")
const listed = listIn("en")
const pictures = (count: number) => plural(count, { one: "1 picture", other: `${count} pictures` })
/** Of a project without a title yet. */
const untitled = "Untitled draft"
const named = (title: string) => (title ? `“${title}”` : "this draft")

/** /provider/projects: the work that a professional shows. */
export const ownProjectsTexts = inLanguages({
  en: {
    title: "Your work",
    lead: "What people look at before they write to you.",
    first: "The first one stands for your work in searches. Drag to change the order.",
    loading: "Loading your work",
    failed: "Your work did not load. Please try again.",
    notDone: "That could not be done. Please try again.",
    add: "Add a project",
    empty: {
      title: "Show what you have built",
      hint: "People choose with their eyes: photographs say more than any description. Begin with one finished job that you would gladly show a neighbour. Five good pictures from your phone are enough, taken by daylight, the whole room first and then what you are proud of.",
      add: "Add your first project",
    },
    untitled,
    draft: "Draft",
    published: "Published",
    hidden: "Hidden by our team",
    isFirst: "Stands for your work in searches",
    isDrawn: "A drawing stands here until you add photographs.",
    pictures,
    stillNeeded: (fields: readonly string[]) => `Still needed: ${listed(fields)}`,
    ready: "Ready to publish.",
    edit: "Edit",
    editing: (title: string) => `Edit ${named(title)}`,
    see: "See on profile",
    seeing: (title: string) => `See on profile: ${named(title)}`,
    publish: "Publish",
    publishing: (title: string) => `Publish ${named(title)}`,
    takeOff: "Take off profile",
    takingOff: (title: string) => `Take off profile: ${named(title)}`,
    remove: {
      button: "Remove",
      aloud: (title: string) => `Remove ${named(title)}`,
      title: (title: string) => `Remove ${title || "this draft"}?`,
      text: (count: number) =>
        count === 0
          ? "It cannot be brought back."
          : `${plural(count, { one: "Its picture goes", other: `Its ${count} pictures go` })} too, and it cannot be brought back.`,
      published: "It is on your profile now, and will be gone from there at once.",
      verb: "Remove project",
      keep: "Keep it",
      failed: "It could not be removed. Please try again.",
    },
    archive: {
      text: "All your pictures in one file, in folders by project, with their captions.",
      button: "Download all pictures",
    },
    order: {
      drag: "Drag to change the order",
      handle: (title: string, place: number, count: number) => `Move ${named(title)}, ${place} of ${count}`,
      help: "Arrow keys move it. With a mouse or finger, drag it.",
      earlier: "Earlier",
      later: "Later",
      earlierAloud: (title: string) => `Move ${named(title)} earlier`,
      laterAloud: (title: string) => `Move ${named(title)} later`,
      moved: (title: string, place: number, count: number) => `${title || untitled} is now ${place} of ${count}.`,
      failed: "The new order could not be saved, so it is as it was. Please try again.",
    },
  },
})

/** The archive of all pictures. */
export const pictureArchiveTexts = inLanguages({
  en: {
    captions: "captions.txt",
    /** In the name of a file, after its number. */
    roles: { photo: "", before: "before", plan: "drawing" } satisfies Record<PictureRole, string>,
  },
})

/** /provider/projects/{projectId}: one project, saved as one goes. */
export const projectEditorTexts = inLanguages({
  en: {
    title: (title: string) => title || "New project",
    back: "Your work",
    loading: "Loading your project",
    failed: "This project did not load. Please try again.",
    unknown: "This project is not there any more.",
    lead: "Everything is saved as you go. Nobody sees it before you publish it.",
    publishedLead: "It is on your profile. What you change here, people see at once.",
    saving: {
      saved: "Saved",
      saving: "Saving…",
      offline: "Not saved yet: no connection. We keep trying.",
      waiting: "Not saved yet. We keep trying.",
      refused: "Not all is saved: please look at what is marked.",
      gone: "This project was removed in another window. What you type here cannot be saved.",
    },
    pictures: {
      title: "Photographs",
      lead: "The whole room first, then what you are proud of. Daylight flatters every room.",
      add: "Add photographs",
      drop: "Drop photographs here",
      orDrop: "or drag them here, or paste them",
      limits: (most: number) => `JPEG, PNG or WebP, ${most} at most. Large ones are made smaller before they are sent.`,
      tooMany: (most: number) => `A project has ${most} pictures at most.`,
      notSent: "It could not be sent. Please try again.",
      full: (most: number) => `These are ${most} pictures, the most that a project can have.`,
      arrived: (arrived: number, all: number) => `${arrived} of ${all} have arrived`,
      failedCount: (count: number) =>
        plural(count, { one: "1 could not be added", other: `${count} could not be added` }),
      waiting: "Waiting",
      sending: (name: string) => `Sending ${name}`,
      percent: (percent: number) => `${percent} %`,
      making: "Almost there",
      retry: "Try again",
      retrying: (name: string) => `Try ${name} again`,
      remove: "Remove",
      removing: (name: string) => `Remove ${name}`,
      cover: "Cover",
      edit: "Edit",
      describe: (place: number, caption: string) =>
        caption ? `Edit picture ${place}: ${caption}` : `Edit picture ${place}`,
      shows: (place: number, caption: string) => (caption ? `Picture ${place}: ${caption}` : `Picture ${place}`),
      handle: (place: number, count: number) => `Move picture ${place} of ${count}`,
      help: "Arrow keys move it. With a mouse or finger, drag it.",
      moved: (place: number, count: number, isCover: boolean) =>
        isCover ? `Now ${place} of ${count}: the cover.` : `Now ${place} of ${count}.`,
    },
    picture: {
      title: (place: number, count: number) => `Picture ${place} of ${count}`,
      role: "What it is",
      roles: {
        photo: { label: "Photograph", hint: "Of the finished work" },
        before: { label: "Before", hint: "Shown as a slider with the next photograph" },
        plan: { label: "Drawing or plan", hint: "Shown whole, as a drawing" },
      } satisfies Record<PictureRole, { label: string; hint: string }>,
      noPair: "The next picture is not a photograph, so this one is shown by itself.",
      caption: "Caption",
      captionHint: "A line below the picture, like “Teak from the old staircase”.",
      alt: "Describe it for people who cannot see it",
      altHint: "One sentence, as on the phone. It is read aloud to blind people, and helps in searches.",
      tooLong: (limit: number) => `Please shorten it to ${limit} characters; until then it stays as it was.`,
      earlier: "Earlier",
      later: "Later",
      cover: "Make it the cover",
      remove: "Remove picture",
      done: "Done",
    },
    about: "About the project",
    hints: {
      title: "What you would call it to a friend.",
      locality: "The part of the city, not the address.",
      paid_from: "Helps people judge what is possible. It is shown as a band.",
      description: "What was the wish, what did you do, what was special?",
      review_id: "What this customer said of the job stands beside the photographs.",
    },
    placeholders: {
      title: "A kitchen for three cooks",
      choose: "Please choose",
      unsaid: "Not said",
      noReview: "None",
      locality: "Kothrud",
    },
    notANumber: "Please write it in digits, like 850.",
    review: (stars: number, by: string, day: string, words: string) =>
      `${stars} ★ ${[by, day].filter(Boolean).join(", ")}: “${words}”`,
    formerCustomer: "A former customer",
    hiddenLead: "Everything is saved as you go. While it is hidden, only you see it.",
    publish: {
      button: "Publish",
      takeOff: "Take off profile",
      see: "See on profile",
      remove: "Remove",
      draft: "This is a draft: only you see it.",
      hidden: "Our team has hidden it: only you see it.",
      published: "Everybody can see it on your profile.",
      missing: "Still needed before you publish:",
      ready: "Ready to publish.",
      arriving: "Some photographs are still on their way; they are shown once they are here.",
      notDone: "That could not be done. Please try again.",
    },
    preview: {
      title: "Preview",
      button: "Preview",
      draft: "This is how it will look. Only you see it yet.",
      published: "This is how everybody sees it.",
      back: "Back to editing",
    },
    missing: {
      pictures: "A photograph",
      title: "A title",
      work: "The kind of work",
      locality: "The locality",
      completed_year: "The year",
    } satisfies Record<MissingField, string>,
  },
})
