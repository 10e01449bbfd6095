import type { Crop } from "./crop.schema.ts"

/** What is made of a picture. */
export interface Recipe {
  /** "square": cut to one, out of the middle unless a crop says where. "whole": as it is, within a square. */
  shape: "square" | "whole"
  /** The longest side in pixels, by the name of the file. */
  sizes: Readonly<Record<string, number>>
  /** Each size as AVIF too, which takes less of the line: under the name of the size and `.avif`. */
  avif?: true
  /** A blur of it goes with its row, shown until the picture has come. */
  placeholder?: true
}

/** Every name under which something is stored of a picture. */
export const namesOf = ({ sizes, avif }: Pick<Recipe, "sizes" | "avif">) =>
  Object.keys(sizes).flatMap((size) => (avif ? [size, `${size}.avif`] : [size]))

/** One job of the process that makes pictures. */
export interface PictureJob extends Recipe {
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
  /** A WebP of 20 pixels at most as a data URL, where the recipe asks for it. */
  placeholder: string | null
}

export type Refusal = "damaged" | "too_many_pixels" | "too_small" | "too_narrow" | "no_room"

export type PictureAnswer = { made: MadePicture } | { refused: Refusal }
