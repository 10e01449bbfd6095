import { expect, test } from "vitest"
import { qrOf } from "./qr-path.server.ts"

test("a QR code is a path of whole squares within its margin", () => {
  const { size, path } = qrOf("otpauth://totp/Sthapati:a?secret=GEZDGNBVGY3TQOJQ")
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, ...numbers]) => numbers.map(Number))
  expect(runs.map(([x, y, wide, back]) => `M${x} ${y}h${wide}v1h-${back}z`).join("")).toBe(path)
  for (const [x, y, wide, back] of runs as [number, number, number, number][]) {
    expect(wide).toBe(back)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + wide, y + 1)).toBeLessThanOrEqual(size - 4)
  }
  // The three corners that a reader looks for begin with seven dark squares.
  expect(path.startsWith("M4 4h7v1h-7z")).toBe(true)
})
