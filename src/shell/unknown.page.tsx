import { data, type LoaderFunctionArgs, redirect } from "react-router"

/** Any unknown path redirects to / (specification 1 §2); a missing file is a 404, or a page would look for it for ever. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  if (/\.\w{1,8}$/.test(new URL(request.url).pathname))
    throw data({ message: "There is no such file." }, { status: 404 })
  return redirect("/", 302)
}
