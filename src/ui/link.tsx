import type { ReactNode, RefAttributes } from "react"
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router"
import { pathIn } from "../platform/language/language.ts"
import { useLanguage } from "./use-texts.ts"

/** What none of our links asks for is left out, so that the tag is known without the router. */
export type LinkProps = Omit<
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
