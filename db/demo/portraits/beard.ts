import { mix } from "./colours.ts"
import { faceOf, mouthOf } from "./head.ts"
import type { Looks } from "./looks.ts"
import type { Sketch } from "./sketch.ts"

/** Drawn before the mouth. */
export const drawBeard = (s: Sketch, looks: Looks) => {
  const { beard, w, jaw, chin, turn: t, skin, beardHair, lip } = looks
  if (beard === "none") return
  const region = `M${-w - 2} 138L${-w + 5} 142C${-w + 7} 164 ${t - 28} 174 ${t - 17} 177Q${t + 1} 170 ${t + 20} 176C${t + 30} 173 ${w - 5} 164 ${w - 4} 142L${w + 2} 138V226H${-w - 2}z`
  if (beard === "stubble" || beard === "short" || beard === "full")
    s.within(faceOf(looks), () => s.fill(beard === "stubble" ? mix(skin, beardHair, 0.2) : beardHair, region))
  if (beard === "full")
    s.fill(
      beardHair,
      `M${-w + 1} 152C${-w - 2} 186 ${-jaw + 2} ${chin + 13} ${t} ${chin + 15}C${jaw - 2} ${chin + 13} ${w + 2} 186 ${w - 1} 152L${jaw - 6} 186L${t} ${chin - 6}L${-jaw + 6} 186z`,
    )
  const x = t + 1.5
  const y = mouthOf(looks)
  if (beard === "goatee")
    s.fill(
      beardHair,
      `M${x - 17} ${y - 2}C${x - 18} ${y + 12} ${x - 15} ${chin + 2} ${x - 7} ${chin + 5}Q${x} ${chin + 8} ${x + 7} ${chin + 5}C${x + 15} ${chin + 2} ${x + 18} ${y + 12} ${x + 18} ${y - 3}` +
        `L${x + 13.5} ${y - 2}C${x + 13} ${y + 8} ${x + 8} ${y + 11} ${x} ${y + 11}C${x - 8} ${y + 11} ${x - 13} ${y + 8} ${x - 12.5} ${y - 2}z`,
    )
  if (beard === "short" || beard === "full")
    s.fill(
      lip,
      `M${x - 12} ${y}Q${x} ${y - 3} ${x + 12} ${y - 1}Q${x + 8} ${y + 11} ${x} ${y + 11}Q${x - 8} ${y + 11} ${x - 12} ${y}z`,
    )
  if (beard === "stubble") return
  const more = beard === "thick" ? 3 : 0
  s.fill(
    beardHair,
    `M${x - 15.5 - more} ${y - 4.5 + more}Q${x - 9} ${y - 11.5 - more} ${x} ${y - 9.4}Q${x + 9} ${y - 12 - more} ${x + 16.5 + more} ${y - 5.5 + more}` +
      `Q${x + 9} ${y - 2.4 + more * 0.6} ${x} ${y - 3.8 + more * 0.4}Q${x - 8} ${y - 1.8 + more * 0.6} ${x - 15.5 - more} ${y - 4.5 + more}z`,
  )
}
