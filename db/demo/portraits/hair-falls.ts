// Hair that is put up or falls down beside the face.
import { sheet } from "./colours.ts"
import { strands } from "./hair-shapes.ts"
import type { Looks } from "./looks.ts"
import { oval, type Sketch } from "./sketch.ts"

export const bunAt = (looks: Looks, x: number, y: number, r: number) => (s: Sketch) => {
  s.solid(looks.hair, oval(x, y, r, r * 0.92))
  strands(
    s,
    looks,
    `M${x - r * 0.6} ${y + r * 0.3}Q${x} ${y - r * 0.8} ${x + r * 0.6} ${y - r * 0.1}M${x - r * 0.3} ${y + r * 0.6}Q${x + r * 0.2} ${y - r * 0.2} ${x + r * 0.7} ${y + r * 0.25}`,
  )
}

export const flowers = (s: Sketch, x: number, y: number, r: number) => {
  let d = ""
  for (let i = 0; i < 9; i++) {
    const angle = (0.3 + i * 0.068) * 2 * Math.PI
    d += oval(x + r * Math.cos(angle), y + r * 0.94 * Math.sin(angle), 3.7)
  }
  s.solid(sheet, d, 1)
}

/** Down over both shoulders. */
export const fall = (looks: Looks, to: number, spread: number) => (s: Sketch) => {
  const { w, hair } = looks
  for (const side of [-1, 1]) {
    const x = (dx: number) => side * dx
    s.solid(
      hair,
      `M${x(w - 4)} 112C${x(w + 8)} 140 ${x(w + spread)} ${to - 60} ${x(w + spread - 2)} ${to - 14}Q${x(w + spread - 10)} ${to + 2} ${x(w - 10)} ${to}Q${x(w - 18)} ${to - 20} ${x(w - 20)} ${to - 44}Q${x(w - 20)} 190 ${x(w - 16)} 170z`,
    )
    strands(
      s,
      looks,
      `M${x(w + 2)} 150C${x(w + 6)} 180 ${x(w + spread - 8)} ${to - 50} ${x(w + spread - 10)} ${to - 14}M${x(w - 4)} 176C${x(w - 4)} 200 ${x(w - 2)} ${to - 40} ${x(w - 4)} ${to - 10}`,
    )
  }
}

export const waves = (looks: Looks, to: number) => (s: Sketch) => {
  const { w, hair } = looks
  for (const side of [-1, 1]) {
    const x = (dx: number) => side * dx
    s.solid(
      hair,
      `M${x(w - 4)} 112C${x(w + 10)} 130 ${x(w + 4)} 150 ${x(w + 12)} 166C${x(w + 22)} 184 ${x(w + 8)} 196 ${x(w + 18)} 214C${x(w + 24)} 228 ${x(w + 16)} ${to} ${x(w - 4)} ${to}C${x(w - 20)} ${to - 2} ${x(w - 12)} ${to - 22} ${x(w - 20)} ${to - 34}C${x(w - 26)} 200 ${x(w - 14)} 190 ${x(w - 16)} 168z`,
    )
    strands(
      s,
      looks,
      `M${x(w + 4)} 158C${x(w + 12)} 180 ${x(w)} 196 ${x(w + 8)} 216Q${x(w + 12)} 230 ${x(w + 4)} ${to - 8}M${x(w - 8)} 180C${x(w - 4)} 196 ${x(w - 14)} 204 ${x(w - 6)} 226`,
    )
  }
}

export const plait = (looks: Looks) => (s: Sketch) => {
  const { w, hair } = looks
  const x = -w + 1
  s.solid(hair, `M${x - 8} 168C${x - 14} 190 ${x - 8} 206 ${x - 2} 212L${x + 18} 208Q${x + 18} 190 ${x + 16} 178z`)
  for (let i = 0; i < 5; i++) {
    const [cx, cy, r] = [x + 5 - i * 1.2, 216 + i * 17, 12.5 - i * 0.8]
    s.solid(
      hair,
      `M${cx} ${cy - 10}C${cx + r + 3} ${cy - 10} ${cx + r} ${cy + 8} ${cx} ${cy + 12}C${cx - r} ${cy + 8} ${cx - r - 3} ${cy - 10} ${cx} ${cy - 10}z`,
    )
    strands(
      s,
      looks,
      `M${cx - r * 0.6} ${cy - 4}Q${cx} ${cy + 2} ${cx + 1} ${cy + 9}M${cx + r * 0.6} ${cy - 4}Q${cx + r * 0.3} ${cy + 1} ${cx + 2} ${cy + 5}`,
    )
  }
  s.solid(looks.hair, `M${x - 7} 300q6-4 12 0l3 26h-18z`)
  s.solid("#c8664a", `M${x - 7} 297h13v7h-13z`, 1.3)
}

export const bob = (looks: Looks) => (s: Sketch) => {
  const { w, hair } = looks
  for (const side of [-1, 1]) {
    const x = (dx: number) => side * dx
    s.solid(
      hair,
      `M${x(w - 4)} 108C${x(w + 16)} 130 ${x(w + 16)} 180 ${x(w + 7)} 203Q${x(w - 6)} 209 ${x(w - 17)} 203L${x(w - 14)} 160z`,
    )
    strands(
      s,
      looks,
      `M${x(w + 3)} 150Q${x(w + 8)} 178 ${x(w + 2)} 198M${x(w - 5)} 178Q${x(w - 3)} 190 ${x(w - 7)} 199`,
    )
  }
}
