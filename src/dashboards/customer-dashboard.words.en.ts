import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

/** Shows a figure large at the head of its sentence. */
type Figure = (text: string) => ReactNode

export default {
  title: "User Dashboard",
  welcome: (name: string) => `Welcome, ${name}!`,
  welcomeNobody: "Welcome!",
  lead: "Find a professional, book a first visit, and keep an eye on your bookings.",
  otherSide: {
    text: "You are a customer and a professional. Bookings that customers make with you are on your Provider Dashboard.",
    go: "Go to Provider Dashboard",
  },
  ways: {
    search: {
      title: "Find Services",
      text: (offered: string | undefined, figure: Figure) =>
        offered
          ? parts(figure(offered), " services of interior designers and architects")
          : "Services of interior designers and architects",
    },
    bookings: {
      title: "My Bookings",
      text: (upcoming: number, pending: number, figure: Figure) => {
        const waiting = pending > 0 ? `, ${pending} waiting for an answer` : ""
        return upcoming > 0 ? parts(figure(String(upcoming)), ` upcoming${waiting}`) : `Nothing coming up${waiting}`
      },
    },
    notifications: {
      title: "Notifications",
      text: (unread: number, figure: Figure) =>
        unread > 0 ? parts(figure(String(unread)), " unread") : "You have read everything",
    },
  },
}
