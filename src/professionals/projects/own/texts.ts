import { inLanguages } from "../../../platform/language/language.ts"
import { listIn, pluralIn } from "../../../platform/language/parts.ts"
import type { PictureRole } from "../project.rules.ts"

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
    first: "The first one stands for your work in searches.",
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
    areDrawn: "A drawing stands where there are no photographs yet.",
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
