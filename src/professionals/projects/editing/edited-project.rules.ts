/**
 * A project while it is being edited: what the server has, and over it what was typed here and is not saved yet. What somebody
 * has not touched follows the server.
 */
import type { FieldErrors } from "../../../platform/problem.ts"
import { ALT_LIMIT, CAPTION_LIMIT, missingToPublish, pictureField } from "../project.rules.ts"
import type { PlacedPicture, ProjectChange, ShownProject } from "../project.schema.ts"
import { isSamePicture, mergePictures } from "./picture-merge.rules.ts"

const numberFields = ["area_sqft", "completed_year", "duration_weeks", "paid_from"] as const
const choiceFields = ["work", "home_type", "review_id"] as const
const lineFields = ["title", "locality", "description"] as const
export const textFields = [...lineFields, ...choiceFields, ...numberFields] as const
export type TextField = (typeof textFields)[number]
/** As it stands in the fields. */
export type Typed = Partial<Record<TextField, string>>

export interface EditedProject {
  saved: ShownProject
  /** Of the fields that were touched here. */
  typed: Typed
  /** What of it the server has got, which may have tidied it: in its field it stands as it was typed. */
  sent: Typed
  pictures: readonly PlacedPicture[]
  sentPictures: readonly PlacedPicture[] | undefined
  errors: FieldErrors
  /** Files that ended before they were saved, with what is said of each: the others are saved without them. */
  lost: FieldErrors
}

/** What of an edited project outlives a reload. */
export interface EditDraft {
  typed: Typed
  pictures?: { base: PlacedPicture[]; mine: PlacedPicture[] }
}

export const beginEditing = (saved: ShownProject, kept?: EditDraft): EditedProject => {
  const there = placedOf(saved)
  const pictures = kept?.pictures ? mergePictures(kept.pictures.base, kept.pictures.mine, there) : there
  return {
    ...{ saved, typed: kept?.typed ?? {}, sent: {}, sentPictures: undefined, errors: {}, lost: {} },
    pictures,
  }
}

export const placedOf = ({ pictures }: ShownProject): PlacedPicture[] =>
  pictures.map(({ file_id, role, caption, alt }) => ({ file_id, role, caption, alt }))

export const textIn = ({ typed, saved }: EditedProject, field: TextField) => typed[field] ?? savedText(saved, field)

const savedText = (saved: ShownProject, field: TextField) =>
  String((field === "paid_from" ? saved.paid?.from : saved[field]) ?? "")

export const withTyped = (edited: EditedProject, field: TextField, text: string): EditedProject => ({
  ...edited,
  typed: { ...edited.typed, [field]: text },
  errors: without(edited.errors, field),
})

/** Whoever leaves a field sees it as it was saved. */
export const withFieldLeft = (edited: EditedProject, field: TextField): EditedProject =>
  edited.typed[field] !== undefined && edited.typed[field] === edited.sent[field]
    ? { ...edited, typed: without(edited.typed, field), sent: without(edited.sent, field) }
    : edited

export const withPictures = (edited: EditedProject, pictures: readonly PlacedPicture[]): EditedProject => ({
  ...edited,
  pictures,
  errors: without(edited.errors, "pictures"),
})

/** Typed here, and not with the server yet. */
const unsavedTexts = ({ typed, sent, saved }: EditedProject) =>
  textFields.filter((field) => {
    const text = typed[field]
    return text !== undefined && text !== sent[field] && text !== savedText(saved, field)
  })

const hasUnsavedPictures = (edited: EditedProject) => {
  const pictures = withoutLost(edited)
  return !isSameList(pictures, placedOf(edited.saved)) && !isSameList(pictures, edited.sentPictures)
}

const withoutLost = ({ pictures, lost }: EditedProject) => pictures.filter(({ file_id }) => !lost[file_id])
const hasLost = ({ pictures, lost }: EditedProject) => pictures.some(({ file_id }) => lost[file_id])

const isSameList = (one: readonly PlacedPicture[], other: readonly PlacedPicture[] | undefined) =>
  one.length === other?.length && one.every((picture, at) => isSamePicture(picture, other[at]))

const isNumberField = (field: TextField): field is (typeof numberFields)[number] =>
  (numberFields as readonly string[]).includes(field)
const isLineField = (field: TextField) => (lineFields as readonly string[]).includes(field)

/** "1,250 " is 1250; undefined: no number. */
const numberIn = (text: string) => {
  const digits = text.replace(/[,\s]/g, "")
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

export const unreadableFields = (edited: EditedProject) =>
  unsavedTexts(edited).filter((field) => {
    const text = edited.typed[field]?.trim()
    return isNumberField(field) && text && numberIn(text) === undefined
  })

export interface Unsaved {
  change: ProjectChange
  texts: Typed
  /** As they stand here, without those that are lost. */
  pictures: readonly PlacedPicture[] | undefined
}

/** As the server counts. */
export const isTooLong = (text: string, limit: number) => [...text.trim()].length > limit
export const isTooLongPicture = ({ caption, alt }: PlacedPicture) =>
  isTooLong(caption, CAPTION_LIMIT) || isTooLong(alt, ALT_LIMIT)

/** One caption that is too long is not to keep all the others from being saved: it stays as it was. */
const sendable = (pictures: readonly PlacedPicture[], saved: ShownProject) =>
  pictures.map((picture) => {
    if (!isTooLongPicture(picture)) return picture
    const { caption = "", alt = "" } = saved.pictures.find(({ file_id }) => file_id === picture.file_id) ?? {}
    return { ...picture, caption, alt }
  })

/** What to send; what was refused waits until it is typed anew. Undefined: nothing. */
export const unsavedOf = (edited: EditedProject): Unsaved | undefined => {
  const unreadable = unreadableFields(edited)
  const fields = unsavedTexts(edited).filter((field) => !edited.errors[field] && !unreadable.includes(field))
  const pictures = hasUnsavedPictures(edited) && !edited.errors.pictures ? withoutLost(edited) : undefined
  if (fields.length === 0 && !pictures) return undefined
  const texts: Typed = Object.fromEntries(fields.map((field) => [field, edited.typed[field]]))
  const values = fields.map((field) => [field, wireValue(field, texts[field]!)])
  return {
    change: { ...Object.fromEntries(values), ...(pictures && { pictures: sendable(pictures, edited.saved) }) },
    texts,
    pictures,
  }
}

const wireValue = (field: TextField, text: string) => {
  if (isLineField(field)) return text
  if (text.trim() === "") return null
  return isNumberField(field) ? numberIn(text) : text
}

export const isUnsaved = (edited: EditedProject) =>
  unsavedTexts(edited).length > 0 ||
  hasUnsavedPictures(edited) ||
  hasLost(edited) ||
  edited.pictures.some(isTooLongPicture)

/** What the server said of `sent`, at the fields and pictures that it is about. */
export const withRefused = (edited: EditedProject, refused: FieldErrors, sent: ProjectChange): EditedProject => {
  const lost = (sent.pictures ?? []).flatMap(({ file_id }, at) => {
    const sentence = refused[pictureField(at)]
    return sentence ? [[file_id, sentence]] : []
  })
  // Anything else that is wrong with one of the pictures stands at all of them.
  const others = Object.entries(refused).filter(([field]) => !/^pictures\.\d+\.file_id$/.test(field))
  return {
    ...edited,
    lost: { ...edited.lost, ...Object.fromEntries(lost) },
    errors: { ...edited.errors, ...Object.fromEntries(others.map(([field, text]) => [field.split(".")[0], text])) },
  }
}

export const withSaved = (edited: EditedProject, saved: ShownProject, { texts, pictures }: Unsaved): EditedProject => ({
  ...edited,
  saved,
  sent: { ...edited.sent, ...texts },
  sentPictures: pictures ?? edited.sentPictures,
})

/** Somebody else was faster: what was touched here stands on their version, everything else is theirs. */
export const rebased = (edited: EditedProject, theirs: ShownProject): EditedProject => {
  const unsaved = unsavedTexts(edited)
  const typed: Typed = Object.fromEntries(unsaved.map((field) => [field, edited.typed[field]]))
  const there = placedOf(theirs)
  const isOwnList = hasUnsavedPictures(edited) || hasLost(edited)
  const merged = isOwnList ? mergePictures(placedOf(edited.saved), edited.pictures, there) : there
  return { ...edited, saved: theirs, typed, sent: {}, pictures: merged, sentPictures: undefined }
}

/** Undefined: all of it is saved. */
export const editDraft = (edited: EditedProject): EditDraft | undefined => {
  if (!isUnsaved(edited)) return undefined
  const typed = Object.fromEntries(unsavedTexts(edited).map((field) => [field, edited.typed[field]]))
  if (isSameList(edited.pictures, placedOf(edited.saved))) return { typed }
  return { typed, pictures: { base: placedOf(edited.saved), mine: [...edited.pictures] } }
}

/** By what stands in the fields now. */
export const missingIn = (edited: EditedProject) =>
  missingToPublish({
    title: textIn(edited, "title").trim(),
    locality: textIn(edited, "locality").trim(),
    work: textIn(edited, "work") || null,
    completed_year: numberIn(textIn(edited, "completed_year")) ?? null,
    pictures: withoutLost(edited),
  })

const without = <T extends object>(from: T, name: string): T =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name)) as T
