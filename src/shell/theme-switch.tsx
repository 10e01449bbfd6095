import { useSyncExternalStore } from "react"
import { chooseTheme, currentTheme, THEME_EVENT } from "../platform/theme.ts"
import { Icon } from "../ui/icon.tsx"

const choices = [
  { value: "system", label: "System", icon: "monitor" },
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
] as const

function subscribe(listener: () => void) {
  window.addEventListener(THEME_EVENT, listener)
  return () => window.removeEventListener(THEME_EVENT, listener)
}

/** On basalt. Without JavaScript the system's theme applies. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system")
  return (
    <fieldset className="flex gap-1 rounded-lg border border-basalt-line p-1">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value} className={choiceStyle}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon name={icon} className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const choiceStyle = [
  "relative flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm text-on-basalt-muted",
  "hover:text-on-basalt has-checked:bg-basalt-line has-checked:text-on-basalt",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus",
].join(" ")
