export type ButtonVariant = "primary" | "secondary" | "quiet" | "plain" | "danger" | "quiet-danger"
export type ButtonSize = "small" | "normal" | "large"

const variants: Record<ButtonVariant, string> = {
  primary: "bg-tile text-on-tile hover:bg-tile-hover",
  secondary: "border border-border bg-surface text-ink hover:border-ink hover:bg-fill",
  quiet: "text-tile-ink hover:bg-tile-soft",
  plain: "text-ink hover:bg-fill",
  danger: "bg-danger-fill text-on-danger-fill hover:bg-danger-fill-hover",
  "quiet-danger": "text-danger-ink hover:bg-danger-soft",
}

const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-4 text-sm sm:px-2.5 lg:min-h-9",
  normal: "min-h-11 px-5 text-base",
  large: "min-h-13 px-7 text-lg",
}

/** The one look of buttons and of links that act as buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, wide = false) {
  return [
    "relative inline-flex select-none items-center justify-center gap-2 rounded-lg text-center font-semibold",
    "transition-colors duration-150 active:translate-y-px",
    "disabled:opacity-55 print:hidden forced-colors:border",
    variants[variant],
    sizes[size],
    wide ? "w-full" : "",
  ].join(" ")
}

/** A button or link that is only an icon. */
export const iconButtonStyle = "grid size-11 place-items-center rounded-lg text-muted hover:bg-fill hover:text-ink"
