import type { ReactNode } from "react"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts"
import { Icon, type IconName } from "./icon.tsx"
import { Link, type LinkProps } from "./link.tsx"

type LinkButtonProps = Omit<LinkProps, "style" | "className"> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  wide?: boolean
  className?: string
  children: ReactNode
}

/** A link that looks like a button: it goes somewhere; a Button does something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = "primary", size = "normal", icon, wide, className = "", children, ...rest } = props
  return (
    <Link {...rest} className={`${buttonStyle(variant, size, wide)} ${className}`}>
      {icon && <Icon name={icon} className={size === "small" ? "size-4" : "size-5"} />}
      {children}
    </Link>
  )
}
