/** Who may write where: only the owner of a table; everybody may join it. */
import { slices } from "../../src/slices.ts"
import { sliceOf, sources, type Tree } from "./tree.ts"

const ownerOf: Record<string, string> = Object.fromEntries(
  slices.flatMap(({ name, tables = [] }) => tables.map((table) => [table, name])),
)

export const everyTableHasAnOwner = (tree: Tree) => {
  const [, tables = ""] = /interface DB \{(.*?)\}/s.exec(tree.get("db/types.ts") ?? "") ?? []
  return [...tables.matchAll(/^\s*(\w+):/gm)].flatMap(([, table]) =>
    table! in ownerOf ? [] : [`${table}: nobody is said to own this table`],
  )
}

const table = String.raw`(?:only\s+)?(?:public\.)?"?(\w+)"?`
const writes = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*\[?\s*["'`](?:public\.)?(\w+)/g,
  new RegExp(String.raw`\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+${table}`, "gi"),
  // With an alias or without; `for update` and `on conflict do update set` name no table.
  new RegExp(String.raw`\bupdate\s+${table}\s+(?:as\s+)?(?:\w+\s+)?set\b`, "gi"),
]

export const onlyTheOwnerWrites = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) => {
    const written = writes.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!))
    return [...new Set(written)].flatMap((one) => {
      const owner = Object.hasOwn(ownerOf, one) ? ownerOf[one] : undefined
      return owner && owner !== sliceOf(path) ? [`${path} writes to ${one}, which belongs to ${owner}`] : []
    })
  })
