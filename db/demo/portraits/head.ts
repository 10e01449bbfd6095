// Head, neck and features, turned a little to the right; whoever looks left is mirrored. The middle line is x = 0, the chin at
// about y = 207.
import { isLight, line, mix, sheet } from "./colours.ts"
import type { Looks } from "./looks.ts"
import { both, oval, type Sketch } from "./sketch.ts"

export const EYES = 141

/** How high the mouth is. */
export const mouthOf = ({ nose, chin }: Looks) => 183.5 + nose.long * 0.7 + (chin - 207) * 0.3

/** The contour of the face, from the top of the skull to the chin. */
export const faceOf = ({ w, jaw, chin, chinWidth, turn, known }: Looks) => {
  const at = turn * 0.7
  const isBare = known.hair === "bald" || known.hair === "balding"
  const [top, round] = isBare ? [72, 0.6] : [80, 0.7]
  return (
    `M${-w} 124C${-w} ${top + 16} ${-w * round} ${top} 0 ${top}C${w * round} ${top} ${w} ${top + 16} ${w} 124` +
    `C${w} 146 ${w - 1} 164 ${jaw + at * 0.5} ${chin - 25}C${jaw - 4} ${chin - 12} ${chinWidth + at + 4} ${chin} ${at} ${chin}` +
    `C${-chinWidth + at - 4} ${chin} ${-jaw + 3} ${chin - 12} ${-jaw + at * 0.5} ${chin - 25}C${-w + 1} 164 ${-w} 146 ${-w} 124z`
  )
}

export const drawNeck = (s: Sketch, looks: Looks, { opening, flare }: { opening: string; flare: number }) => {
  const { neck: n, skin, dark } = looks
  const shape = `M${-n} 170V214Q${-n} 231 ${-n - flare} 238${opening}Q${n} 231 ${n} 214V170z`
  s.solid(skin, shape)
  s.within(shape, () => s.group("translate(3 15)", () => s.fill(dark, faceOf(looks))))
}

export const drawEars = (s: Sketch, { w, skin, shade }: Looks) => {
  s.solid(skin, `M${-w + 4} 132C${-w - 10} 126 ${-w - 13} 142 ${-w - 8} 154C${-w - 5} 162 ${-w + 1} 163 ${-w + 4} 158z`)
  s.pen(1.3, `M${-w - 5} 138q5 2 3 9q-2 5 2 7`, mix(shade, line, 0.45))
  s.solid(skin, `M${w - 3} 134C${w + 6} 128 ${w + 9} 142 ${w + 5} 153C${w + 3} 160 ${w - 1} 160 ${w - 3} 156z`)
}

export const drawFace = (s: Sketch, looks: Looks, hairFront: string) => {
  const { w, jaw, chin, skin, shade, turn: t, blush } = looks
  const face = faceOf(looks)
  s.fill(skin, face)
  s.within(face, () => {
    s.fill(
      shade,
      `M-70 90L${-w + 7} 112C${-w + 6} 142 ${-w + 9} 162 ${-jaw + 13} ${chin - 20}Q${-14 + t} ${chin - 5} ${12 + t} ${chin + 6}L-70 ${chin + 10}z`,
    )
    s.fill(blush, oval(t - 27, 169, 14, 10) + oval(t + 30, 168, 12, 9))
    s.group("translate(2.5 6)", () => s.fill(shade, hairFront))
  })
}

/** After the beard, which lies within it. */
export const drawContour = (s: Sketch, looks: Looks) => s.pen(1.8, faceOf(looks))

export const drawFeatures = (s: Sketch, looks: Looks) => {
  const { turn: t } = looks
  drawEye(s, looks, t - 20.5, -1)
  drawEye(s, looks, t + 19, 1)
  drawNose(s, looks)
  drawMouth(s, looks)
  drawAge(s, looks)
}

const drawEye = (s: Sketch, looks: Looks, x: number, side: 1 | -1) => {
  const { isWoman, brow, eyes, hair, shade } = looks
  const y = EYES
  const r = side === 1 ? 8.3 : 9
  const [inner, outer] = [x - side * r, x + side * r]
  const browColour = isLight(hair) ? mix(hair, line, 0.45) : mix(hair, line, 0.3)
  const high = y - 12.5 - brow.lift
  s.fill(
    browColour,
    `M${inner - side * 1.5} ${high + 2.6}Q${x + side * 2} ${high - 3 - brow.weight * 0.6} ${outer + side * 4} ${high + 3.4}` +
      `Q${x + side * 2} ${high - 2.6 + brow.weight * 0.7} ${inner - side} ${high + 2.4 + brow.weight * 0.8}z`,
  )
  if (eyes === "laughing") {
    s.pen(2.8, `M${inner} ${y + 1.5}Q${x} ${y - 7} ${outer} ${y + 1.5}`)
    return
  }
  const open = eyes === "wide" ? 7.4 : 6.4
  const white = `M${inner} ${y + 2}Q${x - side} ${y - open * 1.35} ${outer} ${y + 1}Q${x} ${y + open} ${inner} ${y + 2}z`
  s.fill(mix(sheet, shade, 0.14), white)
  s.within(white, () => {
    s.fill(mix(line, "#4a2a16", 0.45), oval(x + 1, y - 0.2, 4.5, 4.9))
    s.fill(sheet, oval(x + 2.6, y - 2, 1.2))
  })
  const lash = isWoman ? `l${side * 2.4} -.6` : ""
  s.pen(isWoman ? 2.9 : 2.4, `M${inner} ${y + 2}Q${x - side} ${y - open * 1.42} ${outer} ${y + 1}${lash}`)
  s.pen(
    isWoman ? 1.2 : 1,
    `M${inner + side * 4} ${y + 4.8}Q${x + side * 2} ${y + 5.6} ${outer - side * 0.5} ${y + 2.4}`,
    mix(shade, line, isWoman ? 0.6 : 0.35),
  )
  s.pen(1, `M${inner + side * 2} ${y - 4.4}Q${x} ${y - open - 3.2} ${outer + side} ${y - 3}`, mix(shade, line, 0.3))
}

const drawNose = (s: Sketch, { turn: t, nose, shade, isWoman, skin }: Looks) => {
  const b = 168 + nose.long
  const k = nose.wide
  s.fill(
    shade,
    `M${t - 1} ${EYES + 4}L${t + 4} ${b - 8}L${t + 3} ${b + 2}Q${t - 8 - k} ${b + 4} ${t - 8 - k} ${b - 3}Q${t - 4} ${b - 10} ${t - 1} ${EYES + 4}z`,
  )
  const bridge = isWoman ? `M${t + 5} ${EYES + 12}` : `M${t + 4} ${EYES + 5}`
  s.pen(
    1.8,
    `${bridge}Q${t + 6} ${b - 10} ${t + 9 + k} ${b - 4}Q${t + 11 + k} ${b + 2} ${t + 2} ${b + 3}`,
    mix(skin, line, 0.82),
  )
  s.pen(1.5, `M${t - 6 - k} ${b - 4}q-3 4 1 6`, mix(skin, line, 0.6))
}

const drawMouth = (s: Sketch, looks: Looks) => {
  const { turn: t, mouth, lip, skin, isWoman } = looks
  const x = t + 1.5
  const y = mouthOf(looks)
  const m = mouth.wide
  const k = mouth.smile
  if (mouth.kind === "open") {
    const shape = `M${x - m - 1} ${y - 2.5}Q${x} ${y + 2.5} ${x + m + 1} ${y - 3}C${x + m * 0.7} ${y + 6} ${x + 5} ${y + 9.5} ${x} ${y + 9.5}C${x - 6} ${y + 9.5} ${x - m * 0.75} ${y + 6} ${x - m - 1} ${y - 2.5}z`
    if (isWoman) s.pen(5.5, shape, lip)
    s.solid(mix(sheet, skin, 0.08), shape, 1.7)
    s.pen(1.4, `M${x - 5} ${y + 14}q5 1.8 10 -.2`, mix(skin, line, 0.4))
  } else {
    const curve = `Q${x} ${y + k} ${x + m} ${y - 1 - k * 0.3}`
    if (isWoman) {
      s.fill(
        lip,
        `M${x - m} ${y - k * 0.3}Q${x - 5} ${y - 5} ${x} ${y - 2.8}Q${x + 4.5} ${y - 5.2} ${x + m} ${y - 1 - k * 0.3}C${x + m * 0.62} ${y + 5.5 + k * 0.3} ${x + 5.5} ${y + 8 + k * 0.4} ${x} ${y + 8 + k * 0.4}C${x - 6} ${y + 8 + k * 0.4} ${x - m * 0.66} ${y + 5.5 + k * 0.3} ${x - m} ${y - k * 0.3}z`,
      )
    } else {
      s.fill(
        lip,
        `M${x - m * 0.7} ${y + k * 0.2}Q${x} ${y + k} ${x + m * 0.75} ${y + k * 0.1}Q${x + m * 0.4} ${y + 7.5 + k * 0.5} ${x} ${y + 7.2 + k * 0.5}Q${x - m * 0.4} ${y + 7.5 + k * 0.5} ${x - m * 0.7} ${y + k * 0.2}z`,
      )
      s.pen(1.3, `M${x - 4.5} ${y + 9 + k * 0.5}q4.5 1.8 10 -.3`, mix(skin, line, 0.35))
    }
    s.pen(2.1, `M${x - m - 1} ${y - k * 0.3}${curve}`, mix(skin, line, 0.85))
  }
  s.pen(1.5, `M${x - m - 2.5} ${y - 2 - k * 0.4}q-1.5 2 .5 4`, mix(skin, line, 0.55))
}

const drawAge = (s: Sketch, { age, turn: t, skin, beard }: Looks) => {
  const colour = mix(skin, line, 0.4)
  if (age >= 42 && beard !== "full") s.pen(1.3, `M${t - 15} 170q-5 5-5 10M${t + 18} 170q4 4 4 9`, colour)
  if (age >= 52)
    s.pen(1.2, `M${t - 31} 141l-4-2M${t - 31} 145l-4 1M${t - 26} 151q6 3 11 1M${t + 13} 151q6 2 10-1`, colour)
  if (age >= 57)
    s.pen(
      1.2,
      both((side) => `M${t + 1} 108q${side * 9}-2 ${side * 17} 0`),
      colour,
    )
}
