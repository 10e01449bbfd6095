import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { AddressText } from "./address-text.tsx"

test("a link to a map can be followed and says its host; another link is text", () => {
  const shown = renderToStaticMarkup(
    <AddressText address="Flat 4, https://maps.app.goo.gl/aB3 https://elsewhere.example/maps" />,
  )
  expect(shown).toMatch(
    /^Flat 4, <a href="https:\/\/maps\.app\.goo\.gl\/aB3" target="_blank" rel="noopener noreferrer nofollow"[^>]*>maps\.app\.goo\.gl<\/a> https:\/\/elsewhere\.example\/maps$/,
  )
})
