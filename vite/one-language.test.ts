import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { expect, test } from "vitest"
import { CLOSE, OPEN } from "../src/platform/words/pseudo-language.ts"
import { oneLanguage } from "./one-language.ts"

const english = "Find professionals"
const marathi = "व्यावसायिक शोधा"

/** The browser's file of a page with words in two languages. */
const builtIn = async (language: string) => {
  const root = mkdtempSync(join(tmpdir(), "one-language-"))
  const files = {
    "page.words.en.ts": `export default { find: "${english}" }`,
    "page.words.mr.ts": `export default { find: "${marathi}" }`,
    "page.ts": `import en from "./page.words.en.ts"; import mr from "./page.words.mr.ts"; console.log(en?.find, mr?.find)`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const input = join(root, "page.ts")
  const options = { write: false, minify: false, rolldownOptions: { input } } as const
  const made = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [oneLanguage(language)],
    build: options,
  })
  return [made]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => ("code" in file ? file.code : ""))
}

test("a visitor downloads the words of one language", async () => {
  const [inEnglish, inMarathi] = [(await builtIn("en")).join(), (await builtIn("mr")).join()]
  expect([inEnglish.includes(english), inEnglish.includes(marathi)]).toEqual([true, false])
  expect([inMarathi.includes(english), inMarathi.includes(marathi)]).toEqual([false, true])
})

test("the pseudo-language is made of English, with the program that makes it", async () => {
  const made = (await builtIn("xa")).join()
  expect([made.includes(english), made.includes(marathi)]).toEqual([true, false])
  expect(made).toMatch(new RegExp(`[${OPEN}${CLOSE}]|\\\\u27e6`))
})
