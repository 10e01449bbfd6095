import type { ReactNode, RefAttributes } from "react"
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router"
import { pathIn } from "../platform/language/language.ts"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts"
import { Icon, type IconName } from "./icon.tsx"
import { useLanguage } from "./use-texts.ts"

/** What none of our links asks for is left out, so that the tag is known without the router. */
type LinkProps = Omit<
  RouterLinkProps,
  "discover" | "mask" | "prefetch" | "relative" | "reloadDocument" | "viewTransition"
> &
  RefAttributes<HTMLAnchorElement>

/** From the root, with nothing for the router to put in order. */
const isPlain = (to: LinkProps["to"]): to is string => typeof to === "string" && /^\/(?![/?#])[^.]*$/.test(to)

/** The tag as the router would write it. Finding out what stands in `to` anyway was the dearest part of a link. */
function WrittenLink(props: LinkProps) {
  const language = useLanguage()
  const { to, replace, preventScrollReset, state, defaultShouldRevalidate, onClick, ref, target, ...rest } = props
  if (!isPlain(to)) return <RouterLink {...props} />
  return <a {...rest} href={pathIn(language, to)} target={target} data-discover="true" />
}

/** The router's link; on the server, where nobody clicks, only what of it is sent. */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR
  ? WrittenLink
  : (RouterLink as (props: LinkProps) => ReactNode)

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
