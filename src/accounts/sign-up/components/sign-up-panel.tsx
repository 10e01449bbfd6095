import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { hiddenInStep } from "../../components/auth-step.tsx"
import { useReturnTo } from "../../sign-in/use-return-to.ts"
import { type AccountKind, type CustomerKind, customerKinds } from "../kind.rules.ts"
import type { Professions } from "../profession.ts"
import type { SignUpRole } from "../sign-up.schema.ts"
import { signUpTexts } from "../texts.ts"
import { SignUpForm } from "./sign-up-form.tsx"

interface SignUpPanelProps extends Professions {
  /** The page it stands on ("/register", "/login?tab=signup"); the step is part of its address. */
  base: string
  type: string | null
}

/** Step 1: customer or professional. Step 2: the form, of a customer for one of three kinds. */
export function SignUpPanel({ base, type, professions }: SignUpPanelProps) {
  const t = useTexts(signUpTexts)
  const { keep } = useReturnTo()
  const to = (kind?: SignUpRole | CustomerKind) =>
    keep(kind ? `${base}${base.includes("?") ? "&" : "?"}type=${kind}` : base)
  const kind = kindIn(type)
  if (!kind) return <KindChoice to={to} />
  const side = kind === "professional" ? kind : "customer"
  return (
    <>
      <div className={hiddenInStep}>
        <Link to={to()} className="inline-flex min-h-11 items-center gap-2 text-tile-ink hover:underline">
          <Icon name="arrow-left" className="size-4" />
          {t.back}
        </Link>
        <p className="mt-1 mb-5 text-muted">{t.kinds[side].chosen}</p>
        {kind !== "professional" && <CustomerTypes chosen={kind} to={to} />}
      </div>
      <SignUpForm key={kind} kind={kind} professions={professions} />
    </>
  )
}

/** Of customers most sign up for their own home. */
const kindIn = (type: string | null): AccountKind | undefined => {
  if (type === "customer") return "individual"
  return [...customerKinds, "professional" as const].find((kind) => kind === type)
}

/** Links, as the choice is part of the address. */
function CustomerTypes({ chosen, to }: { chosen: CustomerKind; to: (kind: CustomerKind) => string }) {
  const { customerTypes: t } = useTexts(signUpTexts)
  return (
    <nav aria-label={t.label} className="mb-6">
      <p aria-hidden="true" className="mb-2 font-semibold">
        {t.label}
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {customerKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={to(kind)}
              replace
              preventScrollReset
              data-keeps-typed=""
              aria-current={kind === chosen || undefined}
              className={`flex min-h-12 items-center justify-center rounded-lg border px-1 text-center font-semibold transition-colors duration-150 ${kind === chosen ? "border-tile bg-tile-soft text-tile-ink" : "border-border bg-surface text-ink hover:border-ink"}`}
            >
              {t[kind].title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-sm">{t[chosen].text}</p>
    </nav>
  )
}

const kinds = [
  { kind: "customer", icon: "home" },
  { kind: "professional", icon: "compass" },
] as const

function KindChoice({ to }: { to: (kind: SignUpRole) => string }) {
  const t = useTexts(signUpTexts)
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
