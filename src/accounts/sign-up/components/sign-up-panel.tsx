import { Link } from "react-router"
import { Icon } from "../../../ui/icon.tsx"
import { useWords } from "../../../ui/use-words.ts"
import type { SignUpKind } from "../../account.schema.ts"
import { useWayBack } from "../../sign-in/use-way-back.ts"
import { signUpWords } from "../sign-up.words.ts"
import { SignUpForm } from "./sign-up-form.tsx"

interface SignUpPanelProps {
  /** The page it stands on ("/register", "/login?tab=signup"); the step is part of its address. */
  base: string
  type: string | null
}

/** Step 1: customer or professional. Step 2: the form. */
export function SignUpPanel({ base, type }: SignUpPanelProps) {
  const t = useWords(signUpWords)
  const { keep } = useWayBack()
  const to = (kind?: SignUpKind) => keep(kind ? `${base}${base.includes("?") ? "&" : "?"}type=${kind}` : base)
  if (type !== "customer" && type !== "professional") return <KindChoice to={to} />
  return (
    <>
      <Link to={to()} className="inline-flex min-h-11 items-center gap-2 text-tile-ink hover:underline">
        <Icon name="arrow-left" className="size-4" />
        {t.back}
      </Link>
      <p className="mt-1 mb-5 text-muted">{t.kinds[type].chosen}</p>
      <SignUpForm key={type} kind={type} />
    </>
  )
}

const kinds = [
  { kind: "customer", icon: "home" },
  { kind: "professional", icon: "compass" },
] as const

function KindChoice({ to }: { to: (kind: SignUpKind) => string }) {
  const t = useWords(signUpWords)
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {kinds.map(({ kind, icon }) => (
        <li key={kind}>
          <Link
            to={to(kind)}
            className="grid h-full content-start gap-2 rounded-lg border border-border bg-surface p-5 shadow-soft transition duration-200 hover:-translate-y-0.5 hover:border-tile"
          >
            <span className="grid size-12 place-items-center rounded-full bg-tile-soft text-tile-ink">
              <Icon name={icon} className="size-6" />
            </span>
            <span className="mt-1 font-semibold font-serif text-xl">{t.kinds[kind].title}</span>
            <span className="text-muted">{t.kinds[kind].text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
