import { globSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { expect, test } from "vitest"
import { fieldsOf } from "../src/platform/form/form-fields.ts"
import { withData } from "../vite/form-fields.ts"

const forms = globSync("src/**/*.form.ts")
  .map((file) => ({ file, code: readFileSync(file, "utf8") }))
  .filter(({ code }) => code.includes("fieldsOf("))

test.each(forms)(
  "built for the browser, $file has the data of its schemas and not the schemas",
  async ({ file, code }) => {
    const { text } = await withData(code, resolve(file))
    expect(text).not.toMatch(/fieldsOf|^import (?!type )[^"]*\.schema\.ts/m)
    const names = [...code.matchAll(/fieldsOf\((\w+)\)/g)].map(([, name]) => name!)
    for (const name of names) {
      const named = new RegExp(`import \\{[^}]*?(?:(\\w+) as )?\\b${name}\\b[^}]*\\} from "([^"]+)"`)
      const [, imported = name, from] = named.exec(code)!
      const schemas = (await import(resolve(dirname(file), from!))) as Record<string, never>
      expect(text).toContain(JSON.stringify(fieldsOf(schemas[imported]!)))
    }
  },
)

test("a form that would take a schema along into the browser stops the build", async () => {
  const code = readFileSync("src/accounts/sign-in/log-in.form.ts", "utf8")
  const file = resolve("src/accounts/sign-in/log-in.form.ts")
  await expect(withData(`${code}\nexport const first = login.shape`, file)).rejects.toThrow(
    /take the schema login along/,
  )
  await expect(withData(`${code}\nexport type Typed = typeof login`, file)).resolves.toBeTruthy()
  await expect(withData(`${code}\nexport const other = fieldsOf(login.partial())`, file)).rejects.toThrow(/by the name/)
})
