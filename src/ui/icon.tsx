import { starPath } from "./star-path.ts"

/** Our own line icons on a 24 grid, 1.75 strokes: one hand with the drawings. Each is one path. */
export const shapes = {
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2l4.3 4.3",
  "map-pin": "M12 21s7-6.1 7-11.4A7 7 0 0 0 5 9.6C5 14.9 12 21 12 21ZM12 7.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z",
  calendar: "M4 6.5h16v13.5H4ZM4 10.5h16M8.5 3.5v5M15.5 3.5v5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5v5l3.2 2",
  star: starPath,
  check: "m4.5 12.8 4.7 4.7L19.5 7",
  "double-check": "m2 13 4.2 4.2L15.5 8M12 16.4l.8.8L22 8",
  dash: "M6 12h12",
  "shield-check": "M12 3.5 5 6v5.5c0 4.2 2.9 7.3 7 9 4.1-1.7 7-4.8 7-9V6ZM8.8 11.8l2.3 2.3 4.2-4.3",
  alert: "M12 4 2.8 20h18.4ZM12 10v4.5M12 17.2v.3",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.3",
  x: "m6 6 12 12M18 6 6 18",
  trash: "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10.2 10.5v5.5M13.8 10.5v5.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-right": "m9.5 6 6 6-6 6",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.9-3.7 3.9-5.5 7.5-5.5s6.6 1.8 7.5 5.5",
  bell: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5ZM10 20.8h4M12 3.5v2",
  heart: "M12 20 4.9 12.9A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 7.1 5.9Z",
  home: "m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  message: "M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9h8M8 12.5h5",
  phone:
    "M5 4h3.6l1.6 4.3-2.3 1.7c1 2.5 3.6 5.1 6.1 6.1l1.7-2.3 4.3 1.6V19c0 .8-.7 1.3-1.5 1.2C11 19.6 4.4 13 3.8 5.5 3.7 4.7 4.2 4 5 4Z",
  mail: "M3.5 5.5h17v13h-17ZM3.5 7l8.5 6.5L20.5 7",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c4.6 4.8 4.6 12.2 0 17-4.6-4.8-4.6-12.2 0-17Z",
  moon: "M20 14.5A8.3 8.3 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  monitor: "M3.5 4.5h17v12h-17ZM8.5 20h7M12 16.5V20",
  "arrow-right": "M4.5 12h15M13.5 6l6 6-6 6",
  "arrow-left": "M19.5 12h-15M10.5 6l-6 6 6 6",
  pencil: "M4.5 19.5 5.6 15 15.8 4.8l3.4 3.4L9 18.4ZM13.4 7.2l3.4 3.4",
  filter: "M4 6.5h16M7 12h10M10 17.5h4",
  rupee: "M7 4.5h10.5M7 9h10.5M7 4.5h3.5a4.5 4.5 0 0 1 0 9H7l7.5 6.5",
  briefcase: "M3.5 8h17v11.5h-17ZM9 8V5h6v3M3.5 13h17M12 12v2.5",
  logout: "M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5",
  building: "M5 20.5V5.5l8-2v17M13 9l6 2v9.5M3 20.5h18M8.5 8.5h1.5M8.5 12h1.5M8.5 15.5h1.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z",
  "eye-off": "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4.5 20l15-16",
  compass:
    "M12 8.5 6.5 21M12 8.5 17.5 21M12 3.5v1.5M12 5a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 0 0 12 5ZM8.3 16.5c2.4 1 5 1 7.4 0",
  sofa: "M5 11V7.5A2.5 2.5 0 0 1 7.5 5h9A2.5 2.5 0 0 1 19 7.5V11M3.5 11a2 2 0 0 1 2.5 2v2h12v-2a2 2 0 0 1 2.5-2v7.5h-17ZM6 18.5v2M18 18.5v2",
  settings:
    "M3.5 7.5h9M17.5 7.5h3M3.5 16.5h3M11.5 16.5h9M15 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  key: "M8 10.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10.9 11.6l8.1-8.1M15.5 7l3 3",
  chart: "M4 20h16M7 16v-5M12 16V5M17 16V9",
  switch: "M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4",
} as const

export type IconName = keyof typeof shapes

type IconProps = ({ name: IconName } | { shape: string }) & {
  /** Size and colour by classes; the stroke follows the text colour. */
  className?: string
  /** Said aloud where the icon stands alone; without it the icon is decoration. */
  label?: string
}

/** `shape`: of an icon that one kind of page has to itself, and that would weigh on all others. */
export function Icon({ className = "size-5", label, ...drawn }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={"shape" in drawn ? drawn.shape : shapes[drawn.name]} />
    </svg>
  )
}
