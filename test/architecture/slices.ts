/** Who may know whom. */
import { allImports, isDoor, isFrame, isQueries, isSliceList, sliceOf, type Tree } from "./tree.ts"

/** Left may not know right. Slices in one row do not know each other. */
const order: string[][] = [
  ["platform"],
  ["ui"],
  ["drawings"],
  ["sharing"],
  ["events"],
  ["activity", "notifications", "files"],
  ["accounts"],
  ["locations"],
  ["services"],
  ["professionals"],
  ["availability"],
  ["compare"],
  ["search"],
  ["bookings"],
  ["reviews", "enquiries"],
  ["privacy"],
  ["shell"],
  ["dashboards", "settings", "site", "dev"],
]

const rankOf = (slice: string) => order.findIndex((row) => row.includes(slice))

export const importsOnlyGoLeft = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) => {
    const [mine, theirs] = [sliceOf(from), sliceOf(to)]
    if (!mine || !theirs || mine === theirs) return []
    if (rankOf(mine) < 0) return [`${from}: the slice "${mine}" has no place in the order`]
    if (isDoor(from)) return []
    return rankOf(theirs) < rankOf(mine) ? [] : [`${from} imports ${to}: imports only go left`]
  })

const outsideForAll = ["src/brand.ts", "db/types.ts"]

/** The frame composes slices, tests and the demo use them; from within a slice nothing of that is known. */
export const slicesStandAlone = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to, isOurs }) =>
    sliceOf(from) && isOurs && !sliceOf(to) && !outsideForAll.includes(to)
      ? [`${from} imports ${to}, which is outside of the slices`]
      : [],
  )

export const nobodyImportsADoor = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    isDoor(to) && !isFrame(from) && !isSliceList(from) ? [`${from} imports the door ${to}`] : [],
  )

export const onlyDoorsKnowFastify = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    /^(fastify|@fastify\/.*)$/.test(to) && sliceOf(from) !== "platform" && !isFrame(from) && !isDoor(from)
      ? [`${from} imports ${to} and is no door`]
      : [],
  )

export const queriesArePrivate = (tree: Tree) =>
  allImports(tree).flatMap(({ from, to }) =>
    isQueries(to) && sliceOf(from) !== sliceOf(to) ? [`${from} imports the queries ${to} of another slice`] : [],
  )
