// Carried inside the server's bundle, so that lettering does not depend on where the server was started. Made by
// scripts/make-fonts.ts.
import fraunces from "./fonts/fraunces.ttf?inline"
import mukta from "./fonts/mukta.ttf?inline"
import devanagari from "./fonts/mukta-devanagari.ttf?inline"

const bytesOf = (file: string) => new Uint8Array(Buffer.from(file.slice(file.indexOf(",") + 1), "base64"))

/** In the order in which they are asked for a letter. */
export const fontFiles = {
  serif: [fraunces, devanagari].map(bytesOf),
  sans: [mukta, devanagari].map(bytesOf),
}
