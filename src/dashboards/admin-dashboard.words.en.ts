import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

export default {
  title: "Administration",
  signedIn: (name: string, email: string) => `Signed in as ${name}, ${email}`,
  logOut: "Logout",
  work: {
    title: "What there is to do here",
    text: (code: (command: string) => ReactNode) =>
      parts(
        "The administrator's pages are not open yet. That a professional's papers were checked is recorded on the server, with ",
        code("npm run verify"),
        ".",
      ),
  },
}
