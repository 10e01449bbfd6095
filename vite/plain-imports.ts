// What Vite puts around an import() also waits for style sheets and takes it upon itself to tell of failures. Here one style
// sheet stands in every document, and who imports hears of a failure: what is left is that the files of a part are asked
// for together. It is on every page, so its size counts.
import type { Plugin } from "vite"

const helper = "\0vite/preload-helper.js"

const program = `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file) || !file.endsWith(".js")) continue
    asked.add(file)
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = "/" + file
    link.nonce = document.querySelector("script[nonce]")?.nonce ?? ""
    document.head.append(link)
  }
  return load()
}
`

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
