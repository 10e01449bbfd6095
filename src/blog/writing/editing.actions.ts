/** Posts that are open in this window: each goes on being saved while another page is looked at. */
import { createUploads, type UploadsStore } from "../../files/uploads.actions.ts"
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { PICTURE_TYPES } from "../../platform/files/upload-bounds.ts"
import { FormRefusal } from "../../platform/form/form.ts"
import { textsHere } from "../../platform/language/language.ts"
import { withoutInvisible } from "../../platform/visible-text.rules.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import type { Document } from "../document/nodes.ts"
import { editPostTexts } from "./pages.texts.ts"
import { createPostEditor, type PostEditor } from "./post-editor.ts"
import { unsavedPlace } from "./unsaved-text.ts"
import {
  changeSlug,
  checkSlug,
  convertText,
  ownPictures,
  savePost,
  submitPost,
  withdrawPost,
} from "./writing.contract.ts"
import type { OwnPicture, WrittenPost } from "./writing.schema.ts"

export interface OpenPost {
  id: string
  loaded: WrittenPost
  editor: PostEditor
}

const opened = new Map<string, OpenPost>()

/** The same as long as it has more than what was loaded; also for a page that React begins twice. */
export const openPost = (post: WrittenPost): OpenPost => {
  const there = opened.get(post.id)
  const isSame = there?.loaded === post || there?.editor.hasUnsaved()
  if (there && (isSame || there.editor.current().post.version > post.version)) return there
  const { id } = post
  const place = unsavedPlace(id)
  const editor = createPostEditor(post, place.read(), {
    save: (input) => call(savePost, { id, ...input }, { keepalive: isSmall(input) }),
    store: place.store,
    newId: () => crypto.randomUUID(),
  })
  const open = { id, loaded: post, editor }
  opened.set(id, open)
  return open
}

/** Browsers let that much go on after the page is left. */
const KEEPALIVE_BYTES = 60_000
const isSmall = (input: object) => new Blob([JSON.stringify(input)]).size < KEEPALIVE_BYTES

/** What is shown next is to be what stands in the fields. */
export const savedFirst = async (postId: string) => opened.get(postId)?.editor.saveNow()

/** The pictures of a text, each as far as it is on its way. */
export const createPictures = (
  onArrived: (file: { id: string; width: number | null; height: number | null }) => void,
): UploadsStore =>
  createUploads({ ...{ purpose: "blog", types: PICTURE_TYPES, max: 100 }, present: () => 0, onArrived })

/** Of who writes, the newest first; undefined where they cannot be had. */
export const loadOwnPictures = async (): Promise<OwnPicture[] | undefined> => {
  try {
    return (await call(ownPictures, {})).pictures
  } catch {
    return undefined
  }
}

/** Why a post cannot have this address; null: it can, undefined: that is not known now. */
export const problemOfSlug = async (id: string, slug: string): Promise<string | null | undefined> => {
  try {
    return (await call(checkSlug, { id, slug })).message
  } catch (failure) {
    return failure instanceof ApiFailure ? failure.fields.slug : undefined
  }
}

/** Why it stayed as it was; null: it is done. */
export const moveTo = async ({ id, editor }: OpenPost, slug: string, otherwise: string): Promise<string | null> => {
  try {
    const { message, post } = await call(changeSlug, { id, slug })
    editor.adopt({ ...editor.current().post, slug: post.slug })
    toast("success", message, 5000)
    return null
  } catch (failure) {
    return failure instanceof ApiFailure ? (failure.fields.slug ?? failureMessage(failure, otherwise)) : otherwise
  }
}

/** Undefined where it cannot be had: what was pasted is then put in as it reads, and that is said. */
export const convertPasted = async (format: "html" | "markdown", text: string): Promise<Document | undefined> => {
  try {
    return (await call(convertText, { format, text: withoutInvisible(text) })).document
  } catch {
    toast("error", textsHere(editPostTexts).pastedPlain, 8000)
    return undefined
  }
}

/** Saved first; the post as it stands now, undefined where it was not sent. */
export const submit = async (
  { id, editor }: OpenPost,
  scheduledFor: string | null,
  failed: { incomplete: string; notSent: string },
) => {
  await editor.saveNow()
  const { saving, post } = editor.current()
  if (saving !== "saved") return undefined
  const sending = call(submitPost, { id, version: post.version, scheduled_for: scheduledFor }).catch(
    (failure: unknown) => {
      if (!(failure instanceof ApiFailure)) throw failure
      editor.showErrors(failure.fields)
      // What is wrong is said at its field.
      throw Object.keys(failure.fields).length > 0 ? new FormRefusal(failed.incomplete) : failure
    },
  )
  const done = await toastOnFailure(sending, failed.notSent)
  if (!done) return undefined
  editor.showErrors({})
  editor.adopt(done.post)
  return done.post
}

export const withdraw = async ({ id, editor }: OpenPost, otherwise: string) => {
  const done = await toastOnFailure(call(withdrawPost, { id }), otherwise)
  if (!done) return
  editor.adopt(done.post)
  toast("success", done.message, 5000)
}
