// What Vite puts around an import() waits for style sheets, tells of failures and asks for the files of a part ahead, by
// lists that stand in every page. Here one style sheet stands in every document, who imports hears of a failure, and parts
// are asked for before they are needed, so that one more turn of the line costs nobody anything. What is left is import().
import type { Plugin } from "vite"

const helper = "\0vite/preload-helper.js"

const program = "export const __vitePreload = (load) => load()"

export const plainImports = (): Plugin => {
  let isKnown = false
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== helper) return
      isKnown = true
      return { code: program, map: null }
    },
    generateBundle() {
      if (!isKnown) this.error(`Vite calls its helper otherwise now: ${helper} was not asked for.`)
    },
  }
}
