import { jaaliFamilies, jaaliPath } from "../../../src/drawings/jaali.ts"
import { line, mix, wash } from "./colours.ts"
import type { Looks } from "./looks.ts"
import { oval, type Sketch } from "./sketch.ts"

/** What stands behind, quietly: a lattice, a niche, a branch, a disc, a wall with a skirting line. */
export const drawGround = (s: Sketch, { rng, ground }: Looks) => {
  const base = wash(ground, rng.pick([0.14, 0.2, 0.27]))
  const more = mix(base, wash(ground, 0.8), 0.2)
  s.fill(base, "M0 0H320V320H0z")
  const kind = rng.pick(["jaali", "niche", "branch", "disc", "roof", "window", "arches", "bare"] as const)
  if (kind === "jaali") s.pen(1.6, jaaliPath(rng.pick(jaaliFamilies), 0, 0, 5, 5, 320, 320), mix(base, more, 0.75))
  if (kind === "niche") {
    s.fill(more, "M52 330V150C52 70 120 40 160 16C200 40 268 70 268 150V330z")
    s.pen(1.4, "M42 330V148C42 62 116 32 160 4C204 32 278 62 278 148V330", mix(more, line, 0.25))
  }
  if (kind === "disc") s.fill(more, oval(160, 150, 118))
  if (kind === "window") {
    const x = rng.pick([26, 214])
    s.fill(more, `M${x} 40h80v190h-80z`)
    s.pen(1.4, `M${x} 40h80v190h-80zM${x + 40} 40v190M${x} 104h80M${x} 168h80`, mix(more, line, 0.2))
  }
  if (kind === "branch") {
    const flip = rng.chance(0.5)
    s.group(flip ? "matrix(-1 0 0 1 320 0)" : "translate(0 0)", () => {
      let leaves = ""
      for (let i = 0; i < 8; i++) {
        const [x, y] = [34 + Math.sin(i * 0.55) * 16, 296 - i * 32]
        leaves += `M${x} ${y}q26-4 38-30q-30 0-38 30M${x} ${y - 10}q-24-8-32-32q26 4 32 32`
      }
      s.fill(more, leaves)
      s.pen(1.3, "M30 320C60 240 44 120 28 30", mix(more, line, 0.22))
    })
  }
  if (kind === "roof") {
    s.fill(more, "M-10 196L160 60L330 196z")
    s.pen(1.4, "M-10 206L160 70L330 206M-10 186L160 50L330 186", mix(more, line, 0.2))
  }
  if (kind === "arches") {
    for (const x of [-42, 66, 174, 282]) s.fill(more, `M${x} 330V110a40 40 0 0 1 80 0V330z`)
    s.pen(1.4, "M0 48H320", mix(more, line, 0.2))
  }
}
