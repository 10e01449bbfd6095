/** Where the picture of somebody is kept: drawn by scripts/draw-demo-portraits.ts, with the side of the largest size. */
export const pictureOf = (name: string) =>
  `db/demo/portraits/pictures/${name.toLowerCase().replace(/[^a-z]+/g, "-")}.webp`
