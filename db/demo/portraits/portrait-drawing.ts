import { drawBeard } from "./beard.ts"
import { clothesOf } from "./clothes.ts"
import { drawBindi, drawEarrings, drawNecklace, drawNoseStud, drawSpectacles } from "./extras.ts"
import { drawGround } from "./ground.ts"
import { hairOf } from "./hair.ts"
import { drawContour, drawEars, drawFace, drawFeatures, drawNeck } from "./head.ts"
import { type Known, looksOf } from "./looks.ts"
import { createSketch } from "./sketch.ts"

export const SHEET_SIDE = 320

/** A bust in a square, as somebody would bring it as their portrait. */
export const portraitSvg = (name: string, known: Known): string => {
  const looks = looksOf(name, known)
  const s = createSketch()
  const hair = hairOf(looks)
  const clothes = clothesOf(looks)
  const turned = (draw: () => void) =>
    s.group(`translate(0 4)rotate(${looks.tilt.toFixed(1)} 0 215)${looks.mirrored ? "scale(-1 1)" : ""}`, draw)
  drawGround(s, looks)
  // The middle line to that of the sheet; the head fills the upper two thirds of it.
  s.group("translate(160 -53)scale(1.22)", () => {
    if (hair.behind) turned(() => hair.behind?.(s))
    clothes.body(s)
    drawNeck(s, looks, clothes)
    drawNecklace(s, looks)
    clothes.collar(s)
    turned(() => {
      hair.middle?.(s)
      drawEars(s, looks)
      drawFace(s, looks, hair.front)
      drawBeard(s, looks)
      drawContour(s, looks)
      drawSpectacles(s, looks, "glass")
      drawFeatures(s, looks)
      drawBindi(s, looks)
      drawNoseStud(s, looks)
      hair.over(s)
      drawEarrings(s, looks)
      drawSpectacles(s, looks, "frame")
    })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_SIDE} ${SHEET_SIDE}" fill="none" stroke-linecap="round" stroke-linejoin="round">${s.text}</svg>`
}
