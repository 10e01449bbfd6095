import { redirect } from "react-router"

/** Any unknown path redirects to / (specification 1 §2). */
export const loader = () => redirect("/", 302)
