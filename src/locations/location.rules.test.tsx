import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { AddressText } from "./components/address-text.tsx"
import { kmBetween } from "./distance.rules.ts"
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

const [kothrud, baner, hadapsar] = [
  { latitude: 18.5074, longitude: 73.8077 },
  { latitude: 18.559, longitude: 73.7868 },
  { latitude: 18.503, longitude: 73.927 },
]

test("the same both ways, nothing to itself, and as the map has it", () => {
  expect(kmBetween(kothrud, kothrud)).toBe(0)
  expect(kmBetween(kothrud, baner)).toBe(kmBetween(baner, kothrud))
  expect(kmBetween(kothrud, baner)).toBeCloseTo(6.15, 1)
  expect(kmBetween(kothrud, hadapsar)).toBeCloseTo(12.6, 1)
})

test("a link to a map can be followed and says its host; another link is text", () => {
  const shown = renderToStaticMarkup(
    <AddressText address="Flat 4, https://maps.app.goo.gl/aB3 https://elsewhere.example/maps" />,
  )
  expect(shown).toMatch(
    /^Flat 4, <a href="https:\/\/maps\.app\.goo\.gl\/aB3" target="_blank" rel="noopener noreferrer nofollow"[^>]*>maps\.app\.goo\.gl<\/a> https:\/\/elsewhere\.example\/maps$/,
  )
})
