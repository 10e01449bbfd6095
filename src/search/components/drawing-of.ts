import { type DrawingKind, drawingKinds } from "../../ui/drawings/drawing-kinds.ts"

/** How this professional's work is pictured: as their first project, else by their trade. */
export const drawingOf = ({ drawing, service_type }: { drawing: string | null; service_type: string }): DrawingKind =>
  drawingKinds.find((kind) => kind === drawing) ?? (service_type === "interior-designer" ? "room" : "elevation")
