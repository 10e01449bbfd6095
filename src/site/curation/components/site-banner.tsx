import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ShownBanner } from "../banner.rules.ts"
import { siteBannerTexts } from "../site-banner.texts.ts"

const looks = {
  info: "bg-slate-soft text-slate-ink",
  warning: "bg-brass-soft text-brass-ink",
  urgent: "bg-danger-soft text-danger-ink",
} as const

/** Above every public page; part of its HTML, so it needs no script. */
export function SiteBanner({ banner }: { banner: ShownBanner }) {
  const t = useTexts(siteBannerTexts)
  return (
    <section aria-label={t.label} className="no-print">
      <BannerLine banner={banner} />
    </section>
  )
}

export function BannerLine({ banner: { text, level } }: { banner: ShownBanner }) {
  return (
    <p dir="auto" className={looks[level]}>
      <span className="page-width wrap-anywhere block py-2.5 text-center text-sm">
        <Icon name={level === "info" ? "info" : "alert"} className="-mt-0.5 mr-2 inline size-4 align-middle" />
        {text}
      </span>
    </p>
  )
}
