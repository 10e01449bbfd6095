import type { ComponentProps } from "react"
import { Field } from "./field.tsx"

/** The browser's own time input. Values are HH:MM; `step` in seconds (900 offers quarter hours). */
export function TimeField(props: Omit<ComponentProps<typeof Field>, "type" | "icon">) {
  return <Field {...props} type="time" />
}

type DateFieldProps = Omit<ComponentProps<typeof Field>, "type" | "icon"> & {
  /** YYYY-MM-DD. */
  min?: string
  max?: string
}

/** The browser's own date input: the picker a phone's owner knows. Values are YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  return <Field {...props} type="date" />
}
