import { data, type LoaderFunctionArgs, redirect } from "react-router"

/** Any unknown path redirects to / (specification 1 §2); a missing file of a page is a 404, or it would look for it for ever. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  // Moving within the application asks for a page's data under its address with .data behind it.
  const path = new URL(request.url).pathname.replace(/\.data$/, "")
  const isForPerson = request.headers.get("accept")?.includes("text/html")
  if (/\.\w{1,8}$/.test(path) && !isForPerson) throw data({ message: "There is no such file." }, { status: 404 })
  return redirect("/", 302)
}
