import type { ComponentProps } from "react"
import { Field } from "./field.tsx"

/** The browser's own time input. Values are HH:MM; `step` in seconds (900 offers quarter hours). */
export function TimeField(props: Omit<ComponentProps<typeof Field>, "type" | "icon">) {
  return <Field {...props} type="time" />
}
