export const placeClasses =
  "grid min-h-11 gap-0.5 rounded-lg border border-line bg-surface px-4 py-3 hover:border-brass hover:text-tile-ink"
