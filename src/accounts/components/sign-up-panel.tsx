import { Link } from "react-router"
import { brand } from "../../brand.ts"
import { Icon } from "../../ui/icon.tsx"
import type { Kind } from "../sign-up-here.ts"
import { useWayBack } from "../use-way-back.ts"
import { SignUpForm } from "./sign-up-form.tsx"

interface SignUpPanelProps {
  /** The page it stands on ("/register", "/login?tab=signup"); the step is part of its address. */
  base: string
  type: string | null
}

/** Step 1: customer or professional. Step 2: the form. */
export function SignUpPanel({ base, type }: SignUpPanelProps) {
  const { keep } = useWayBack()
  const to = (kind?: Kind) => keep(kind ? `${base}${base.includes("?") ? "&" : "?"}type=${kind}` : base)
  if (type !== "customer" && type !== "professional") return <KindChoice to={to} />
  return (
    <>
      <Link to={to()} className="inline-flex min-h-11 items-center gap-2 text-tile-ink hover:underline">
        <Icon name="arrow-left" className="size-4" />
        Back: customer or professional
      </Link>
      <p className="mt-1 mb-5 text-muted">
        {type === "customer"
          ? "Signing up as a customer: find professionals and book them."
          : `Signing up as a professional: be found by customers and take bookings, for ${brand.fees.subscription} a month and ${brand.fees.commission} commission.`}
      </p>
      <SignUpForm key={type} kind={type} />
    </>
  )
}

const kinds = [
  {
    kind: "customer",
    icon: "home",
    title: "Customer",
    text: "I am looking for people to build, design or furnish my home.",
  },
  {
    kind: "professional",
    icon: "compass",
    title: "Professional",
    text: "I offer design or architecture and want to be found and booked.",
  },
] as const

function KindChoice({ to }: { to: (kind: Kind) => string }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {kinds.map(({ kind, icon, title, text }) => (
        <li key={kind}>
          <Link
            to={to(kind)}
            className="grid h-full content-start gap-2 rounded-lg border border-border bg-surface p-5 shadow-soft transition duration-200 hover:-translate-y-0.5 hover:border-tile"
          >
            <span className="grid size-12 place-items-center rounded-full bg-tile-soft text-tile-ink">
              <Icon name={icon} className="size-6" />
            </span>
            <span className="mt-1 font-semibold font-serif text-xl">{title}</span>
            <span className="text-muted">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
