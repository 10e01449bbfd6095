/** Tests wait for what they mean, and can be brought to do again what they did: no sleeping, no luck. */
import { sourcesOfTests, type Tree } from "./tree.ts"

/** `test.setTimeout` is a limit, no wait. */
const sleep = /\.waitForTimeout\(|["']networkidle["']|from ["']node:timers|(?<!test\.)\bsetTimeout\(/
const luck = /\bMath\.random\(/

const mayPause = [
  "test/until.ts",
  // Accidents happen in the middle of work, at moments that test/chance.ts chooses.
  "test/faults/",
  "e2e/journeys/killed.spec.ts",
  // The drawing of the home page is an image, which does not say when it is done.
  "e2e/screenshots.ts",
]

export const testsDoNotSleep = (tree: Tree) =>
  sourcesOfTests(tree)
    .filter(([path, source]) => sleep.test(source) && !mayPause.some((start) => path.startsWith(start)))
    .map(([path]) => `${path} sleeps: wait for what is meant, in the browser or with test/until.ts`)

export const testsNeedNoLuck = (tree: Tree) =>
  sourcesOfTests(tree)
    .filter(([, source]) => luck.test(source))
    .map(([path]) => `${path} is a matter of luck: take test/chance.ts`)
