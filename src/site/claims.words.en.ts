import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { formatRupees } from "../platform/money.ts"
import { parts } from "../platform/words/parts.ts"

const { fees, paymentBands } = brand

/** Beside every claim of what is free: what professionals pay. */
const professionalsPay = (figure: (text: string) => ReactNode) =>
  parts(
    "Professionals pay ",
    figure(fees.subscription),
    " a month and ",
    figure(fees.commission),
    " commission, free for professionals until we announce a date. Advocates pay nothing.",
  )

interface Reason {
  title: string
  text: string
  /** What belongs beside a claim in it. */
  note?: string
  /** Where it is said at length. */
  more: string
  to: string
}

const reasons: readonly Reason[] = [
  {
    title: "You see what was checked",
    text: "A profile lists which papers we looked at, on which day, and what we did not check. A badge goes when its check expires.",
    more: "What “verified” means",
    to: "/help#verified",
  },
  {
    title: "Reviews have a visit behind them",
    text: "Each one that is shown belongs to a completed booking, and is its customer’s.",
    more: "Where reviews come from",
    to: "/help#reviews",
  },
  {
    title: "Free times really are free",
    text: "Two people never get the same one. A request that nobody answers in time ends by itself, and nothing is owed.",
    more: "Booking, step by step",
    to: "/help#booking",
  },
  {
    title: "Nobody can buy a better place",
    text: "What you asked for, checked papers and reviews decide who stands first. Nothing that anybody pays does.",
    more: "How the order is made",
    to: "/help#ranking",
  },
  {
    title: "Your number stays yours",
    text: "A professional sees it only if you share it. Left with a booking, it shows once the visit is confirmed.",
    more: "What is kept, and who sees it",
    to: "/privacy",
  },
  {
    title: "Large sums go in steps",
    text: `Under ${paymentBands.small} pay on completion, up to ${paymentBands.large} by UPI or bank, over ${paymentBands.large} by escrow with milestones*.`,
    note: `* Through a licensed escrow partner chosen by both; ${brand.name} holds no money.`,
    more: "What it costs",
    to: "/help#fees",
  },
]

/** What the home page says for itself; each claim with what belongs beside it (specification 3 §9). */
export default {
  free: {
    heading: "Finding and booking is free",
    kinds: [
      { figure: formatRupees(fees.platform), text: "platform fees" },
      { figure: formatRupees(fees.hidden), text: "hidden charges" },
      { figure: formatRupees(fees.payment), text: "payment fees" },
    ],
    note: (figure: (text: string) => ReactNode) =>
      parts(
        `For customers. You pay the professional for the work; ${brand.name} holds no money. `,
        professionalsPay(figure),
      ),
  },
  why: {
    heading: `Why choose ${brand.name}`,
    reasons,
  },
  closing: {
    heading: "Tell your home’s story to someone who knows buildings",
    customersPay: `Customers pay ${formatRupees(fees.platform)} to the platform, and nothing paid changes the ranking.`,
    find: "Find professionals",
    professionals: "Do you build or furnish homes?",
    professionalsPay,
    join: "Join as a professional",
  },
}
