// A form checks what is typed by its schema's constraints, but must not ship the schema: in the browser's copy of a form
// `fieldsOf(schema)` is the data that it evaluates to, and the schema is not imported. On the server, in tests and for the
// types it stays as it is written.
import { dirname, resolve } from "node:path"
import { type CallExpression, type ImportDeclaration, parseSync, type Statement, Visitor } from "oxc-parser"
import { type Plugin, runnerImport } from "vite"
import { fieldsOf } from "../src/platform/form/form-fields.ts"
import { edited } from "./edited.ts"

export const formFields = (): Plugin => ({
  name: "form-fields",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\.form\.ts$/, code: "fieldsOf(" },
    async handler(code, file) {
      const { text, read } = await withData(code, file)
      for (const dependency of read) this.addWatchFile(dependency)
      return { code: text, map: null }
    },
  },
})

/** The form as the browser gets it, and the files that its data was read from. */
export const withData = async (code: string, file: string) => {
  const { program } = parseSync(file, code)
  const imports = (program.body as Statement[]).filter((one) => one.type === "ImportDeclaration")
  const schemas = new Map(imports.flatMap(schemasOf))
  const read = new Set<string>()
  const printed = async ({ arguments: [schema] }: CallExpression) => {
    const source = schema?.type === "Identifier" ? schemas.get(schema.name) : undefined
    if (!source)
      throw new Error(`${file}: fieldsOf takes a schema by the name that it is imported by, from x.schema.ts.`)
    // Evaluated anew each time, with what it imports: in development it changes while the server runs.
    const from = resolve(dirname(file), source.from)
    const { module, dependencies } = await runnerImport<Record<string, never>>(from, { configFile: false })
    for (const dependency of [from, ...dependencies]) read.add(dependency)
    return JSON.stringify(fieldsOf(module[source.name]!))
  }
  const data = callsIn(code, file).map(async (call) => ({
    start: call.start,
    end: call.end,
    text: await printed(call),
  }))
  const withoutSchemas = imports.filter(isOfFields).map(({ start, end }) => ({ start, end, text: "" }))
  const text = edited(code, [...(await Promise.all(data)), ...withoutSchemas])
  const left = [...schemas.keys()].find((name) => isValue(text, file, name))
  if (left) throw new Error(`${file} would take the schema ${left} along into the browser.`)
  return { text, read: [...read] }
}

const isOfFields = ({ source, importKind }: ImportDeclaration) =>
  importKind !== "type" && /(\.schema|\/form-fields)\.ts$/.test(source.value)

/** By the names that they have in the file. */
const schemasOf = (one: ImportDeclaration) =>
  one.specifiers.flatMap((specifier): [string, { from: string; name: string }][] => {
    if (!isOfFields(one) || specifier.type !== "ImportSpecifier" || specifier.importKind === "type") return []
    const { imported, local } = specifier
    return imported.type === "Identifier" ? [[local.name, { from: one.source.value, name: imported.name }]] : []
  })

const callsIn = (code: string, file: string) => {
  const calls: CallExpression[] = []
  const CallExpression = (call: CallExpression) => {
    if (call.callee.type === "Identifier" && call.callee.name === "fieldsOf") calls.push(call)
  }
  new Visitor({ CallExpression }).visit(parseSync(file, code).program)
  return calls
}

/** What is read off it, or handed on; `typeof schema` is a type. */
const isValue = (code: string, file: string, name: string) => {
  let isUsed = false
  const use = (one: { type: string; name?: unknown }) => {
    isUsed ||= one.type === "Identifier" && one.name === name
  }
  const { program } = parseSync(file, code)
  new Visitor({
    MemberExpression: ({ object }) => use(object),
    CallExpression: ({ arguments: all }) => all.forEach(use),
    SpreadElement: ({ argument }) => use(argument),
    VariableDeclarator: ({ init }) => init && use(init),
  }).visit(program)
  return isUsed
}
