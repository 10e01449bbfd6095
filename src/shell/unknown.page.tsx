import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router"
import { languageOfPath } from "../platform/language/language.ts"
import { pageContext } from "../platform/pages/page-handle.ts"
import { refusalTexts } from "../platform/texts.ts"

/** Any unknown path redirects to / (specification 1 §2); a missing file of a page is a 404, or it would look for it for ever. */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  // Moving within the application asks for a page's data under its address with .data behind it.
  const path = new URL(request.url).pathname.replace(/\.data$/, "")
  const isForPerson = request.headers.get("accept")?.includes("text/html")
  if (/\.\w{1,8}$/.test(path) && !isForPerson) {
    const { language } = context.get(pageContext).ctx
    throw data({ message: refusalTexts.in(language).noSuchFile }, { status: 404 })
  }
  // Who types an area's name means its first page.
  const [, area] = /^\/(user|provider|admin)\/?$/.exec(languageOfPath(path).path) ?? []
  return redirect(area ? `/${area}/dashboard` : "/", 302)
}

/** The server knows every page; this one may not have been told of all (separate-routes.json). */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  window.location.assign(request.url)
  return new Promise<never>(() => {})
}
