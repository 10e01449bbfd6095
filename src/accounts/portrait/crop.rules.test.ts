import { expect, test } from "vitest"
import { byKey, cropPosition, middleOf, mostZoom, moved, partsOf, type Square, zoomed, zoomOf } from "./crop.rules.ts"

const wide = { width: 1200, height: 800 }
const tall = { width: 600, height: 900 }

test("a picture begins with its middle, as large as it can be", () => {
  expect(middleOf(wide)).toEqual({ left: 200, top: 0, side: 800 })
  expect(middleOf(tall)).toEqual({ left: 0, top: 150, side: 600 })
  expect(partsOf(middleOf(wide), wide)).toEqual({ x: 200 / 1200, y: 0, size: 1 })
})

test("it moves as far as the picture reaches, and no further", () => {
  expect(moved(middleOf(wide), wide, 50, 50)).toEqual({ left: 250, top: 0, side: 800 })
  expect(moved(middleOf(wide), wide, 9999, -9999)).toEqual({ left: 400, top: 0, side: 800 })
  expect(moved(middleOf(tall), tall, -9999, 9999)).toEqual({ left: 0, top: 300, side: 600 })
})

test("it grows and shrinks about its middle, until an edge holds it", () => {
  const half = zoomed(middleOf(wide), wide, 2)
  expect(half).toEqual({ left: 400, top: 200, side: 400 })
  expect(zoomed(half, wide, 1)).toEqual(middleOf(wide))
  const corner = moved(half, wide, -9999, -9999)
  expect(zoomed(corner, wide, 1)).toEqual({ left: 0, top: 0, side: 800 })
})

test("it is never smaller than what is shown of it, nor larger than the picture", () => {
  expect([mostZoom(wide), mostZoom({ width: 320, height: 400 }), mostZoom({ width: 160, height: 160 })]).toEqual([
    5, 2, 1,
  ])
  expect(zoomed(middleOf(wide), wide, 99).side).toBe(160)
  expect(zoomed(middleOf(wide), wide, 0.1).side).toBe(800)
  expect(zoomed(middleOf({ width: 100, height: 100 }), { width: 100, height: 100 }, 3).side).toBe(100)
})

test("the picture follows the arrow keys, in small steps and with Shift in large ones", () => {
  const start = zoomed(middleOf(wide), wide, 2)
  const by = (key: string, isFar = false) => byKey(start, wide, key, isFar) as Square
  expect(by("ArrowLeft").left).toBe(start.left + 16)
  expect(by("ArrowRight", true).left).toBe(start.left - 80)
  expect(by("ArrowUp").top).toBe(start.top + 16)
  expect(by("ArrowDown").top).toBe(start.top - 16)
})

test("where it stands is said in parts of its way", () => {
  expect(cropPosition(middleOf(wide), wide)).toEqual([50, 50])
  expect(cropPosition(moved(middleOf(wide), wide, 9999, 0), wide)).toEqual([100, 50])
  expect(cropPosition(moved(zoomed(middleOf(wide), wide, 2), wide, -9999, 200), wide)).toEqual([0, 100])
})

test("plus and minus change its size, other keys are left to the page", () => {
  const start = zoomed(middleOf(wide), wide, 2)
  const zoomAfter = (key: string) => zoomOf(byKey(start, wide, key, false)!, wide)
  expect([zoomAfter("+"), zoomAfter("=")]).toEqual([expect.closeTo(2.2), expect.closeTo(2.2)])
  expect(zoomAfter("-")).toBeCloseTo(2 / 1.1)
  expect([byKey(start, wide, "Tab", false), byKey(start, wide, "a", false)]).toEqual([undefined, undefined])
})
