import { brand } from "../brand.ts"
import { Link } from "../ui/link.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

/** A temple doorway in elevation, stepped lintel over posts, on its plinth: the master builder's mark. */
export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="40" height="40" rx="9" className="fill-tile" />
      <g className="stroke-on-tile" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 7v3M14 13.5h12M10 18h20M7.5 32.5h25" />
        <path d="M12 18v14.5M28 18v14.5" />
        <path d="M16.5 32.5V26a3.5 3.5 0 0 1 7 0v6.5" />
        <path d="m14 13.5 6-3.5 6 3.5" />
      </g>
    </svg>
  )
}

export function Logo() {
  const t = useTexts(shellTexts)
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-lg pr-1" aria-label={t.home}>
      <LogoMark />
      <span className="font-semibold font-serif text-xl tracking-tight">{brand.name}</span>
    </Link>
  )
}
