// The browser's build is made once a language, and holds the words of that one only (docs/decisions/0013). The server's
// holds them all.
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const pseudoProgram = fileURLToPath(new URL("../src/platform/words/pseudo-language.ts", import.meta.url))

/** @param language that of the build: "en", "mr" … or "xa", which is made from English */
export const oneLanguage = (language: string): Plugin => ({
  name: "one-language",
  enforce: "pre",
  apply: "build",
  transform(code, id) {
    const [, found] = /\.words\.([a-z]{2})\.ts$/.exec(id) ?? []
    if (!found || this.environment.name !== "client" || found === language) return
    const isSource = language === "xa" && found === "en"
    if (!isSource) return { code: "export default undefined", map: null }
    const catalogue = code.replace("export default", "const catalogue =")
    return {
      code: `import { pseudoOf } from ${JSON.stringify(pseudoProgram)}\n${catalogue}\nexport default pseudoOf(catalogue)\n`,
      map: null,
    }
  },
})
