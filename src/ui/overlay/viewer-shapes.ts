/** Icons of the viewer alone, on the grid of icon.tsx. */
export const viewerShapes = {
  download: "M12 4v11M7 10.5l5 5 5-5M5 19.5h14",
  "zoom-in": "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
  "zoom-out": "M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5",
} as const
