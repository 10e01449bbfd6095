// The address for the authenticator app, drawn for its camera.
import { create } from "qrcode"

/** A QR code as the path of an SVG, a square of `size` with the margin that readers need. */
export const qrOf = (text: string) => {
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules
  const margin = 4
  const path = Array.from({ length: size }, (_, row) => runsOf(data.subarray(row * size, (row + 1) * size), row))
    .flat()
    .map(({ from, length, row }) => `M${from + margin} ${row + margin}h${length}v1h-${length}z`)
  return { size: size + 2 * margin, path: path.join("") }
}

const runsOf = (modules: Uint8Array, row: number) => {
  const runs: { from: number; length: number; row: number }[] = []
  modules.forEach((isDark, place) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.from + last.length === place) last.length += 1
    else runs.push({ from: place, length: 1, row })
  })
  return runs
}
