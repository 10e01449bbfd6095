import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts"
import { Icon, type IconName } from "./icon.tsx"
import { Spinner } from "./loading.tsx"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: a spinner shows, clicks do nothing, and the button keeps its width, place and focus. */
  busy?: boolean
  icon?: IconName
  /** As wide as its place. */
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
  const { variant = "primary", size = "normal", busy, icon, wide, type = "button", className = "", ...rest } = props
  const t = useTexts(uiTexts)
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={onClick}
      className={`${buttonStyle(variant, size, wide)} ${className}`}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${busy ? "opacity-0" : ""}`}>
        {icon && <Icon name={icon} className={size === "small" ? "size-4" : "size-5"} />}
        {rest.children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={t.wait} />
        </span>
      )}
    </button>
  )
}
