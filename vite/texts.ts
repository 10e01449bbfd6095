// A folder keeps its sentences in one file a language: texts.ts, texts.mr.ts … (docs/decisions/0013). In the browser's
// build each export of such a file is a module of its own, so that a page carries no other page's sentences, and in the
// language of the build alone. The server's build and tests take the files as they are.
import { fileURLToPath } from "node:url"
import {
  type BindingPattern,
  type BindingRestElement,
  type CallExpression,
  type ImportDeclaration,
  type ObjectProperty,
  parseSync,
  type Statement,
  Visitor,
} from "oxc-parser"
import type { Plugin } from "vite"
import { type Edit, edited } from "./edited.ts"

const pseudoProgram = fileURLToPath(new URL("../src/platform/language/pseudo-language.ts", import.meta.url))

const isTexts = (path: string) => /(?:\/|\.)texts(?:\.[a-z]{2})?\.ts$/.test(path)

/** @param language that of the build: "en", "mr" … or "xa", which is made from English */
export const texts = (language: string): Plugin => ({
  name: "texts",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/src\/.*\.tsx?(?:\?only=\w+)?$/ },
    handler(code, id) {
      const [file = "", name] = id.split("?only=")
      const own = name ? onlyExport(file, code, name, language) : code
      // A catalogue does nothing by itself: where nobody uses it, it is left out.
      return { code: importsByName(file, own), map: null, moduleSideEffects: name ? false : null }
    },
  },
})

/** `import { a, b } from "./texts.ts"` becomes two imports, each of a module of its own. */
const importsByName = (file: string, code: string) => {
  const edits = statementsOf(file, code).flatMap((one) => {
    if (one.type !== "ImportDeclaration" || one.importKind === "type" || !isTexts(one.source.value)) return []
    const imports = one.specifiers.flatMap((specifier) => {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
        throw new Error(`${file} imports all of ${one.source.value}: please name what it needs.`)
      const { imported, local, importKind } = specifier
      return importKind === "type" ? [] : importOf(imported.name, one.source.value, local.name)
    })
    return { start: one.start, end: one.end, text: `${imports.join("; ")};` }
  })
  return edited(code, edits)
}

const importOf = (name: string, file: string, local = name) =>
  `import { ${name} as ${local} } from ${JSON.stringify(file.includes("?") ? file : `${file}?only=${name}`)}`

/** The statement that exports it, and those that it needs; what is exported as well is a module of its own. */
const onlyExport = (file: string, source: string, name: string, language: string) => {
  const code = inLanguage(file, source, language)
  const statements = statementsOf(file, code).flatMap((one) => {
    // Of another language what is needed is imported by name by now.
    if (one.type === "ImportDeclaration" && isTexts(one.source.value) && importsAll(one)) return []
    const text = code.slice(one.start, one.end)
    return { declared: declaredBy(one), isExported: one.type.startsWith("Export"), text, names: namesIn(text) }
  })
  const wanted = statements.filter(({ declared, isExported }) => isExported && declared.includes(name))
  if (wanted.length === 0) throw new Error(`${file} exports no ${name}.`)
  const kept = new Set(wanted)
  const imports = new Set<string>()
  for (const { names } of kept) {
    for (const other of statements) {
      const needed = other.declared.filter((one) => names.has(one))
      if (!other.isExported) needed.length > 0 && kept.add(other)
      else for (const one of needed) if (one !== name) imports.add(importOf(one, file))
    }
  }
  return [...imports, ...statements.filter((one) => kept.has(one)).map(({ text }) => text)].join("\n")
}

const importsAll = ({ specifiers }: ImportDeclaration) =>
  specifiers.some(({ type }) => type === "ImportNamespaceSpecifier")

const namesIn = (text: string) => new Set(text.match(/[\p{L}\p{N}_$]+/gu))

const declaredBy = (one: Statement): string[] => {
  if (one.type === "ImportDeclaration") return one.specifiers.map(({ local }) => local.name)
  const declaration = one.type === "ExportNamedDeclaration" ? one.declaration : one
  if (declaration?.type === "VariableDeclaration") return declaration.declarations.flatMap(({ id }) => boundBy(id))
  return declaration && "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : []
}

const boundBy = (pattern: BindingPattern | BindingRestElement): string[] => {
  if (pattern.type === "Identifier") return [pattern.name]
  if (pattern.type === "AssignmentPattern") return boundBy(pattern.left)
  if (pattern.type === "RestElement") return boundBy(pattern.argument)
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap((one) => (one ? boundBy(one) : []))
  return pattern.properties.flatMap((one) => boundBy(one.type === "RestElement" ? one : one.value))
}

/**
 * `inLanguages({ en: {…}, mr: mr.bookingTexts })` keeps the language of the build: English stands here, another language in
 * the file beside it under the same name. The pseudo-language is made of English by its program.
 */
const inLanguage = (file: string, source: string, language: string) => {
  const edits: Edit[] = []
  const imports = new Set<string>()
  for (const { all, properties } of cataloguesIn(file, source)) {
    const isPseudo = language === "xa"
    const found = properties.find(({ key }) => "name" in key && key.name === (isPseudo ? "en" : language))
    if (!found) throw new Error(`${file} has a catalogue without ${language}.`)
    const { value } = found
    if (isPseudo) imports.add(`import { pseudoOf } from ${JSON.stringify(pseudoProgram)}`)
    const text = source.slice(value.start, value.end)
    edits.push({ ...all, text: `{ ${isPseudo ? "en" : language}: ${isPseudo ? `pseudoOf(${text})` : text} }` })
    if (value.type !== "MemberExpression" || value.property.type !== "Identifier") continue
    const { name } = value.property
    imports.add(importOf(name, file.replace(/\.ts$/, `.${language}.ts`), `${name}_${language}`))
    edits.at(-1)!.text = `{ ${language}: ${name}_${language} }`
  }
  return [...imports, edited(source, edits)].join("\n")
}

const cataloguesIn = (file: string, source: string) => {
  const found: { all: { start: number; end: number }; properties: ObjectProperty[] }[] = []
  const CallExpression = ({ callee, arguments: [all] }: CallExpression) => {
    if (callee.type !== "Identifier" || callee.name !== "inLanguages" || all?.type !== "ObjectExpression") return
    const properties = all.properties.filter((one): one is ObjectProperty => one.type === "Property")
    found.push({ all: { start: all.start, end: all.end }, properties })
  }
  new Visitor({ CallExpression }).visit(parseSync(file, source).program)
  return found
}

const statementsOf = (file: string, code: string) => parseSync(file, code).program.body as Statement[]
