export type ButtonVariant = "primary" | "tinted" | "secondary" | "quiet" | "plain" | "danger" | "quiet-danger"
export type ButtonSize = "small" | "normal" | "large"

const variants: Record<ButtonVariant, string> = {
  primary: "bg-tile text-on-tile hover:bg-tile-hover",
  /** What answers a row of a list: seen at once, and no filled button in each row. */
  tinted: "bg-tile-soft text-tile-ink ring-1 ring-tile/40 ring-inset hover:ring-tile",
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
  return `button ${variants[variant]} ${sizes[size]} ${wide ? "w-full" : ""}`
}

/** A button or link that is only an icon. */
export const iconButtonStyle = "grid size-11 place-items-center rounded-lg text-muted hover:bg-fill hover:text-ink"
