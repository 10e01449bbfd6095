import { type RefObject, useEffect, useId, useRef, useSyncExternalStore } from "react"
import { chooseTheme, currentTheme, THEME_EVENT, type Theme } from "../platform/theme.ts"
import { Icon } from "../ui/icon.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

const choices = [
  { value: "system", icon: "monitor" },
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
] as const

function subscribe(listener: () => void) {
  window.addEventListener(THEME_EVENT, listener)
  return () => window.removeEventListener(THEME_EVENT, listener)
}

/** Without JavaScript the system's theme applies. */
export function ThemeSwitch({ look }: { look: ThemeSwitchLook }) {
  const { theme: t } = useTexts(shellTexts)
  // The footer's stands on the same page as that of the settings, and radio buttons of one name are one choice.
  const name = `theme${useId()}`
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system")
  const place = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(place)
  return (
    <fieldset ref={place} className={`flex w-fit max-w-full flex-wrap gap-1 rounded-lg border p-1 ${look.frame}`}>
      <legend className="sr-only">{t.label}</legend>
      {choices.map(({ value, icon }) => (
        <label key={value} className={`${choiceStyle} ${look.choice}`}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon name={icon} className="size-4" />
          {t[value]}
        </label>
      ))}
    </fieldset>
  )
}

/** What was chosen before the page woke up: then nobody heard it, but the field still differs from what was sent. */
function useEarlyChoice(place: RefObject<HTMLFieldSetElement | null>) {
  useEffect(() => {
    const fields = [...place.current!.querySelectorAll("input")]
    const early = fields.find(({ checked, defaultChecked }) => checked && !defaultChecked)
    if (early) chooseTheme(early.value as Theme)
  }, [place])
}

/** Of its frame, and of a choice, by the ground that it stands on. */
export interface ThemeSwitchLook {
  frame: string
  choice: string
}

const choiceStyle = [
  "relative flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 text-sm",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus",
].join(" ")
