/** Pictures as people bring them, good and bad. */
import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

interface Photo {
  width?: number
  height?: number
  type?: "jpeg" | "png" | "webp"
}

/** Red on the left, blue on the right, so that it can be seen which way up it is and where it was cut. */
const halves = ({ width = 800, height = 600 }: Photo) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ])

export const photo = ({ type = "jpeg", ...size }: Photo = {}) => halves(size)[type]().toBuffer()

/** With the place where it was taken, its camera, and lying on its side. */
export const photoWithSecrets = () =>
  halves({})
    .withExif({
      IFD0: { Copyright: "Meera Joshi" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "73/1 51/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/**
 * As a camera wrote it in this orientation (EXIF, 1 to 8): upright, 800 by 600, it is red above on the left and blue
 * everywhere else.
 */
export const photoTurned = async (orientation: number) => {
  const red = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer()
  const upright = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#0000ff" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const [degrees, isMirrored] = turns[orientation - 1]!
  const turned = await sharp(upright).rotate(degrees).png().toBuffer()
  return sharp(turned).flop(isMirrored).withMetadata({ orientation }).jpeg().toBuffer()
}

/** From upright to how it lies in the file: first by so many degrees to the right, then mirrored. */
const turns: readonly [degrees: number, isMirrored: boolean][] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [270, false],
  [270, true],
  [90, false],
]

/** As a press wants it: four inks, with a profile of them or without; Adobe's mark, that they stand the other way round. */
export const redInks = async ({ profile, mark }: { profile: boolean; mark: boolean }) => {
  const inks = sharp({ create: { width: 400, height: 400, channels: 3, background: "#e00000" } }).toColourspace("cmyk")
  const bytes = await (profile ? inks.withIccProfile("cmyk") : inks).jpeg().toBuffer()
  const at = bytes.indexOf(Buffer.from([0xff, 0xee]))
  return mark ? bytes : Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 2 + bytes.readUInt16BE(at + 2))])
}

/** Its head says how large it is; there is nothing behind it that would have to be drawn. */
export const pngOfSize = (width: number, height: number) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.alloc(1000))), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks])
}

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

export const svgWithScript = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script><rect width="400" height="400"/></svg>`,
)

/** A photo, and behind it something that another program would open. */
export const polyglot = async () =>
  Buffer.concat([await photo(), Buffer.from("PK\x03\x04<script>alert(1)</script>".repeat(50), "latin1")])
