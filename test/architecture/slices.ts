/** Who may know whom. */
import { layers } from "../../src/slices.ts"
import { allImports, isAdapter, isFrame, isQueries, isSliceList, sliceOf, type Tree } from "./tree.ts"

/** Above may not know below. */
const order = layers.map((row) => row.map((one) => (typeof one === "string" ? one : one.name)))

const rankOf = (slice: string) => order.findIndex((row) => row.includes(slice))

export const importsOnlyGoUp = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) => {
    const [mine, theirs] = [sliceOf(from), sliceOf(to)]
    if (!mine || !theirs || mine === theirs) return []
    if (rankOf(mine) < 0) return [`${from}: the slice "${mine}" has no place in src/slices.ts`]
    if (isAdapter(from)) return []
    return rankOf(theirs) < rankOf(mine) ? [] : [`${from} imports ${to}: imports only go up the house of src/slices.ts`]
  })

const outsideForAll = ["src/brand.ts", "src/policy.ts", "db/types.ts"]

/** The frame composes slices, tests and the demo use them; from within a slice nothing of that is known. */
export const slicesStandAlone = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isOurs }) =>
    sliceOf(from) && isOurs && !sliceOf(to) && !outsideForAll.includes(to)
      ? [`${from} imports ${to}, which is outside of the slices`]
      : [],
  )

export const nobodyImportsAnAdapter = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    isAdapter(to) && !isFrame(from) && !isSliceList(from) ? [`${from} imports the adapter ${to}`] : [],
  )

export const onlyAdaptersKnowFastify = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    /^(fastify|@fastify\/.*)$/.test(to) && sliceOf(from) !== "platform" && !isFrame(from) && !isAdapter(from)
      ? [`${from} imports ${to} and is no adapter`]
      : [],
  )

export const queriesArePrivate = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    isQueries(to) && sliceOf(from) !== sliceOf(to) ? [`${from} imports the queries ${to} of another slice`] : [],
  )

/** Types too: of files that need each other neither can be read, or moved, alone. */
export const noCircles = (tree: Tree) => {
  const to = Map.groupBy(
    allImports(tree).filter((one) => one.isOurs),
    ({ from }) => from,
  )
  const state = new Map<string, "open" | "done">()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (state.get(file) === "open")
      circles.push(`a circle of imports: ${[...path.slice(path.indexOf(file)), file].join(" → ")}`)
    if (state.has(file)) return
    state.set(file, "open")
    for (const next of to.get(file) ?? []) visit(next.to, [...path, file])
    state.set(file, "done")
  }
  for (const file of to.keys()) visit(file, [])
  return circles
}
