import { EDGE, type Ink, THIN } from "./ink.ts"
import { type Point, step } from "./path.ts"

/** A leaf that stands open from its hinge; its path to the other jamb is a quarter circle. Both given as steps from the hinge. */
export function doorLeaf(ink: Ink, [x, y]: Point, [leafX, leafY]: Point, [jambX, jambY]: Point, weight = EDGE) {
  const reach = Math.abs(leafX + leafY)
  const sweep = leafX * jambY - leafY * jambX > 0 ? 1 : 0
  ink.pen(weight, `M${x} ${y}${leafY === 0 ? `h${leafX}` : `v${leafY}`}`)
  ink.pen(THIN, `M${x + leafX} ${y + leafY}a${reach} ${reach} 0 0 ${sweep} ${step(jambX - leafX, jambY - leafY)}`)
}
