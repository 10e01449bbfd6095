import { Detail } from "./detail.tsx"
import type { DrawingKind } from "./drawing-kinds.ts"
import { Elevation } from "./elevation.tsx"
import { FloorPlan } from "./floor-plan.tsx"
import { Room } from "./room.tsx"
import { Section } from "./section.tsx"
import type { DrawingProps } from "./sheet.tsx"

const families = { elevation: Elevation, plan: FloorPlan, room: Room, section: Section, detail: Detail }

/** Any drawing of the five families. A page that shows one family only imports that one instead. */
export function Drawing({ kind, ...props }: DrawingProps & { kind: DrawingKind }) {
  const Family = families[kind]
  return <Family {...props} />
}
