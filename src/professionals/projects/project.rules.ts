/** What a project says of itself, and what it takes to publish one. */
export const MAX_PROJECTS = 60
export const MAX_PICTURES = 30
export const TITLE_LIMIT = 100
export const DESCRIPTION_LIMIT = 2_000
export const LOCALITY_LIMIT = 80
export const CAPTION_LIMIT = 140
export const ALT_LIMIT = 200
export const SMALLEST_AREA = 10
export const LARGEST_AREA = 1_000_000
export const EARLIEST_YEAR = 1950
export const LONGEST_WEEKS = 520

export const homeTypes = ["1bhk", "2bhk", "3bhk", "4bhk", "row-house", "bungalow", "office", "shop", "other"] as const
export type HomeType = (typeof homeTypes)[number]

/** A "before" is shown behind the photograph that comes after it; a "plan" is a drawing, and is called one. */
export const pictureRoles = ["photo", "before", "plan"] as const
export type PictureRole = (typeof pictureRoles)[number]

/** What a refusal calls the file of a picture that is there no longer. */
export const pictureField = (at: number) => `pictures.${at}.file_id`

interface Described {
  title: string
  locality: string
  work: string | null
  completed_year: number | null
  pictures: readonly { role: PictureRole }[]
}

/** What is still to be said before everybody may see it, in the order in which the form asks. */
export const missingToPublish = ({ title, locality, work, completed_year, pictures }: Described) => [
  ...(pictures.some(({ role }) => role !== "before") ? [] : (["pictures"] as const)),
  ...(title ? [] : (["title"] as const)),
  ...(work ? [] : (["work"] as const)),
  ...(locality ? [] : (["locality"] as const)),
  ...(completed_year ? [] : (["completed_year"] as const)),
]
export type MissingField = ReturnType<typeof missingToPublish>[number]

interface Draft extends Described {
  published_at: string | null
  takedown: unknown
}

/** Nothing is missing, and it is a draft that nobody has hidden. */
export const canPublish = (project: Draft) =>
  project.published_at === null && project.takedown === null && missingToPublish(project).length === 0

interface Placed {
  role: PictureRole
}

/** What stands for the project: the first photograph of the finished work; where there is none, a drawing of ours does. */
export const coverOf = <P extends Placed>(pictures: readonly P[]) => pictures.find(({ role }) => role === "photo")

/** As they stand on the page: each by itself, or a photograph with its state before. */
export const pairsOf = <P extends Placed>(pictures: readonly P[]): { before: P | undefined; picture: P }[] =>
  pictures.flatMap((picture, at) => {
    const next = pictures[at + 1]
    const previous = pictures[at - 1]
    // Alone at the end, or before another "before", there is nothing to compare it with.
    if (picture.role === "before" && next?.role === "photo") return []
    return [{ before: picture.role === "photo" && previous?.role === "before" ? previous : undefined, picture }]
  })
