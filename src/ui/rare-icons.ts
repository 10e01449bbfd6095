/**
 * Icons of the areas and of some forms, apart because the scripts of search and profile are small. A page that shows one
 * imports this file; where that is forgotten its first screen differs from the server's, and the sweep of all pages says so.
 */
import { icons, type RareIconName } from "./icon.tsx"

const rare: Record<RareIconName, string> = {
  key: "M8 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10.9 11.6l8.1-8.1M15.5 7l3 3",
  trash: "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10.2 10.5v5.5M13.8 10.5v5.5",
  pencil: "M4.5 19.5 5.6 15 15.8 4.8l3.4 3.4L9 18.4ZM13.4 7.2l3.4 3.4",
  "double-check": "m2 13 4.2 4.2L15.5 8M12 16.4l.8.8L22 8",
  dash: "M6 12h12",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z",
  "eye-off": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4.5 20l15-16",
}

Object.assign(icons, rare)
