import type { MessageFile } from "../message.schema.ts"

/** A picture as the viewer shows it. */
export interface ShownPicture {
  picture: MessageFile
  /** Read aloud. */
  label: string
  /** Of who sent it. */
  from: string
  /** Instant; undefined: not sent yet. */
  at: string | undefined
}

/** By its id. */
export type OpenPicture = (pictureId: string) => void

export const picturesAmong = (files: readonly MessageFile[]) => files.filter(({ kind }) => kind === "picture")

interface Sent {
  files: readonly MessageFile[]
  from: string
  at: string | undefined
  labelOf: (at: number) => string
}

/** Numbered as their tiles are. */
export const shownPictures = ({ files, from, at, labelOf }: Sent): ShownPicture[] =>
  picturesAmong(files).map((picture, index) => ({ picture, label: labelOf(index + 1), from, at }))

/** Of the tile that a picture is opened by: it is another one once the message has arrived. */
export const tileId = (pictureId: string) => `picture-${pictureId}`
