// A form checks what is typed by its schema's constraints, but must not ship the schema: in the browser's copy a fields
// module is the data that it evaluates to.
import { evaluated } from "./evaluated.ts"

export const formFields = () => evaluated("form-fields", /\.fields\.ts$/, asData)

export const asData = (module: Record<string, unknown>, file: string) =>
  Object.entries(module)
    .map(([name, value]) => {
      if (!isData(value))
        throw new Error(
          `${file} exports "${name}", which is no plain data. The browser gets only data of it: please move it to a ` +
            ".form.ts or .rules.ts file beside it.",
        )
      return `export const ${name} = ${JSON.stringify(value)}\n`
    })
    .join("")

const isData = (value: unknown): boolean =>
  ["string", "number", "boolean"].includes(typeof value) ||
  value === null ||
  value === undefined ||
  (typeof value === "object" && Object.values(value).every(isData))
