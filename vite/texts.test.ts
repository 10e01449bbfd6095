import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { expect, test } from "vitest"
import { CLOSE, OPEN } from "../src/platform/language/pseudo-language.ts"
import { texts } from "./texts.ts"

const files = {
  "texts.ts": `
    import * as mr from "./texts.mr.ts"
    import { inLanguages } from "./language.ts"
    const city = "Pune"
    const count = (n: number) => n + " people"
    export const searchTexts = inLanguages({ en: { find: "Find professionals in " + city, mr: "x" }, mr: mr.searchTexts })
    export const profileTexts = inLanguages({ en: { book: "Book now", count }, mr: mr.profileTexts })
    export const joinedTexts = [inLanguages({ en: { own: "Of both" }, mr: mr.joinedTexts }), profileTexts]`,
  "texts.mr.ts": `
    const city = "पुण्यात"
    export const searchTexts = { find: city + " व्यावसायिक शोधा", mr: "x" }
    export const profileTexts = { book: "वेळ ठरवा", count: (n: number) => n + " जण" }
    export const joinedTexts = { own: "दोन्हींचे" }`,
  "language.ts": "export const inLanguages = <T,>(all: { en?: T; mr?: T }) => all",
  "search.ts": `import { searchTexts, type profileTexts } from "./texts.ts"; console.log(searchTexts, {} as typeof profileTexts)`,
  "joined.ts": `import { joinedTexts } from "./texts.ts"; console.log(joinedTexts)`,
  "whole.ts": `import * as all from "./texts.ts"; console.log(all)`,
  "unused.ts": `import { searchTexts } from "./texts.ts"; if (false) console.log(searchTexts); console.log("nothing")`,
}

/** The browser's file of a page. */
const builtIn = async (language: string, page: keyof typeof files = "search.ts") => {
  const root = join(mkdtempSync(join(tmpdir(), "texts-")), "src")
  mkdirSync(root)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const made = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [texts(language)],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, page) } },
  })
  return [made]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => ("code" in file ? file.code : ""))
    .join()
}

test("a visitor downloads one language", async () => {
  const [inEnglish, inMarathi] = [await builtIn("en"), await builtIn("mr")]
  expect([inEnglish.includes("Find professionals"), /\p{sc=Deva}/u.test(inEnglish)]).toEqual([true, false])
  expect([inMarathi.includes("Find professionals"), /व्यावसायिक शोधा/.test(inMarathi)]).toEqual([false, true])
})

test.each(["en", "mr"])(
  "a page has what it names, with what that needs, and no other sentence (%s)",
  async (language) => {
    const made = await builtIn(language)
    expect(made).toMatch(/Pune|पुण्यात/)
    expect(made).not.toMatch(/Book now|वेळ ठरवा|people|जण/)
  },
)

test.each([
  ["en", /Of both/, /Book now/],
  ["mr", /दोन्हींचे/, /वेळ ठरवा/],
])("a catalogue that is joined with another one brings both (%s)", async (language, own, other) => {
  const made = await builtIn(language, "joined.ts")
  expect(made).toMatch(own)
  expect(made).toMatch(other)
  expect(made).not.toMatch(/Find professionals|शोधा/)
})

test("what is imported and not used is left out", async () => {
  expect(await builtIn("en", "unused.ts")).not.toMatch(/Find professionals/)
})

test("a file that imports all sentences of a folder stops the build", async () => {
  await expect(builtIn("en", "whole.ts")).rejects.toThrow("name what it needs")
})

test("a language that a catalogue does not have stops the build", async () => {
  await expect(builtIn("hi")).rejects.toThrow("without hi")
})

test("the pseudo-language is made of English, with the program that makes it", async () => {
  const made = await builtIn("xa")
  expect([made.includes("Find professionals"), /\p{sc=Deva}/u.test(made)]).toEqual([true, false])
  expect(made).toMatch(new RegExp(`[${OPEN}${CLOSE}]|\\\\u27e6`))
})

/** What the compiler says of the folder above with a language added to the product's own list; "" where it is content. */
const compiled = (marathi: string) => {
  const root = mkdtempSync(join(tmpdir(), "texts-types-"))
  const language = readFileSync("src/platform/language/language.ts", "utf8")
    .replace('languages = ["en"]', 'languages = ["en", "mr"]')
    .replace('en: "en-IN",', 'en: "en-IN", mr: "mr-IN",')
  expect(language).toContain('"mr-IN"')
  const own = {
    "language.ts": language,
    "texts.mr.ts": marathi,
    "texts.ts": files["texts.ts"].split("export const joinedTexts")[0]!,
  }
  for (const [name, text] of Object.entries(own)) writeFileSync(join(root, name), text)
  const strictly = [
    "--strict",
    "--noEmit",
    "--allowImportingTsExtensions",
    "--module",
    "preserve",
    "--target",
    "esnext",
  ]
  const { stdout } = spawnSync(process.execPath, [
    "node_modules/typescript/bin/tsc",
    ...["--ignoreConfig", "--types", "", "--lib", "esnext,dom", ...strictly],
    join(root, "texts.ts"),
  ])
  return stdout.toString()
}

test("a language that is added does not compile while a catalogue or a sentence of it is missing, or takes something else", () => {
  const whole = files["texts.mr.ts"]
  expect(compiled(whole)).toBe("")
  expect(compiled(whole.replace('book: "वेळ ठरवा", ', ""))).toMatch(/'book' does not exist/)
  expect(compiled(whole.replace("profileTexts", "otherTexts"))).toMatch(/profileTexts/)
  expect(compiled(whole.replace("(n: number) =>", "(n: string) =>"))).toMatch(/not assignable/)
})
