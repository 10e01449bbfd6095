import { expect, test } from "vitest"
import { partsOfAddress, withoutMapLinks } from "./map-link.rules.ts"

test("a link to a map is a link that says where it leads, with the text around it", () => {
  expect(partsOfAddress("Flat 4, https://maps.app.goo.gl/aB3 behind the temple")).toEqual([
    "Flat 4, ",
    { href: "https://maps.app.goo.gl/aB3", host: "maps.app.goo.gl" },
    " behind the temple",
  ])
  expect(partsOfAddress("(https://maps.app.goo.gl/aB3), Baner.")).toEqual([
    "(",
    { href: "https://maps.app.goo.gl/aB3", host: "maps.app.goo.gl" },
    "), Baner.",
  ])
  const place = "https://www.google.com/maps/place/Pune/@18.5,73.8"
  expect(partsOfAddress(place)).toEqual([{ href: place, host: "www.google.com" }])
})

test.each([
  "https://elsewhere.example/maps",
  "https://maps.app.goo.gl.elsewhere.example/aB3",
  "https://elsewhere.example/maps.app.goo.gl",
  "https://www.google.com/url?q=https://elsewhere.example",
  "https://maps.google.com/url?q=https://elsewhere.example",
  "https://www.google.com/mapsofevil",
  "https://maps.app.goo.gl@elsewhere.example/",
  "https://me:you@maps.app.goo.gl/aB3",
  "http://maps.app.goo.gl/aB3",
  "javascript:alert(1)//maps.app.goo.gl",
])("%s stays text", (text) => {
  expect(partsOfAddress(text)).toEqual([text])
  expect(withoutMapLinks(text)).toBe(text)
})
