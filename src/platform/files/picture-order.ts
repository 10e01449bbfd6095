/** A square of a picture, in parts of it: its left and upper edge of width and height, its side of the shorter one. */
export interface Crop {
  x: number
  y: number
  size: number
}

/** What is made of a picture. */
export interface Recipe {
  /** "square": cut to one, out of the middle unless a crop says where. "whole": as it is, within a square. */
  shape: "square" | "whole"
  /** The longest side in pixels, by the name of the file. */
  sizes: Readonly<Record<string, number>>
}

/** One job of the process that makes pictures. */
export interface PictureOrder extends Recipe {
  source: string
  /** Where what is made is put, each size under its name. */
  folder: string
  crop?: Crop | undefined
  mostPixels: number
  leastSide: number
}

export interface MadePicture {
  /** Of the whole picture, upright. */
  width: number
  height: number
  /** 16 pixels of it as a data URL, to stand in its place while it loads. */
  placeholder: string
}

export type Refusal = "damaged" | "too_many_pixels" | "too_small" | "no_room"

export type PictureAnswer = { made: MadePicture } | { refused: Refusal }
