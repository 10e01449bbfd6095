// A page calls the API by the contract itself, but must not ship its schemas: in the browser's copy a contract module is
// its calls' methods and paths and nothing else. They are read off the evaluated module, so a contract may be written in
// any way.
import { evaluated } from "./evaluated.ts"

export const contractAddresses = () => evaluated("contract-addresses", /\.contract\.ts$/, addressesOf)

/** What the browser keeps of a contract module, as source. */
export const addressesOf = (module: Record<string, unknown>, file: string) =>
  Object.entries(module)
    .map(([name, value]) => {
      if (!isContract(value))
        throw new Error(
          `${file} exports "${name}", which is no contract. The browser gets the addresses of contracts only: ` +
            "please move it to a .rules.ts or .schema.ts file beside it.",
        )
      return `export const ${name} = ${JSON.stringify({ method: value.method, path: value.path })}\n`
    })
    .join("")

const isContract = (value: unknown): value is { method: string; path: string } =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "who" in value
