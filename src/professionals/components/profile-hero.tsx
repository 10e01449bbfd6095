import type { ReactNode } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { Portrait } from "../../drawings/portrait.tsx"
import { pathIn } from "../../platform/language/language.ts"
import { useSessionUser } from "../../platform/session/use-session-user.ts"
import { Badge } from "../../ui/badge.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { lazyPart } from "../../ui/lazy-part.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useLanguage, useTexts } from "../../ui/use-texts.ts"
import type { Profile } from "../professional.contract.ts"
import { mapLink, type SectionId, tradesOf } from "../profile.rules.ts"
import { professionalTexts, profileTexts, verificationTexts } from "../texts.ts"

/** Swiped and followed without it. */
const ProfileGallery = lazyPart("gallery", () => import("./profile-gallery.tsx"))

interface ProfileHeroProps {
  provider: Profile
  /** Those of the page, to be led to. */
  sections: readonly SectionId[]
  /** What a customer says. */
  quote: ReactNode
  children: ReactNode
}

/** Who this is, in one look: the firm, the person, where, how long, how well spoken of. */
export function ProfileHero({ provider, sections, quote, children }: ProfileHeroProps) {
  const t = useTexts(profileTexts).hero
  const { verified, notVerified } = useTexts(professionalTexts)
  const { business_name, full_name, headline, services, is_verified, cover, portfolio } = provider
  const trades = tradesOf(provider, useTexts(verificationTexts))
  const language = useLanguage()
  const isOwn = useSessionUser()?.professional_id === provider.id
  const checks = isOwn && !is_verified ? pathIn(language, "/provider/verification") : "#verification"
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
      {portfolio.length > 0 ? (
        <ProfileGallery provider={provider} />
      ) : (
        <Picture {...cover} detail="low" eager sizes="(min-width: 64rem) 50rem, 100vw" className={coverClasses} />
      )}
      <div className="grid gap-5 p-4 sm:p-6">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 gap-y-3 sm:items-start sm:gap-x-6">
          <Portrait
            seed={provider.id}
            // A photo is of a person; letters are those that the firm has everywhere else.
            name={provider.portrait ? full_name : business_name}
            portrait={provider.portrait}
            eager
            className="z-1 -mt-12 size-24 bg-surface shadow-soft sm:row-span-2 sm:-mt-20 sm:size-36"
          />
          <div className="flex flex-wrap items-center gap-2">
            <a href={checks} className="relative after:absolute after:-inset-2 hover:underline">
              <Badge tone={is_verified ? "neem" : "neutral"} icon={is_verified ? "shield-check" : undefined}>
                {is_verified ? verified : notVerified}
              </Badge>
            </a>
          </div>
          <div className="col-span-2 sm:col-span-1">
            <h1 className="text-2xl sm:text-3xl">{business_name}</h1>
            <p className="mt-1 text-lg text-muted">
              {services.length > 0 ? t.personAndTrades(full_name, trades) : full_name}
            </p>
          </div>
        </div>
        {headline && <p className="max-w-prose text-lg">{headline}</p>}
        <div data-quiet="" className="flex flex-wrap items-center gap-x-1.5 gap-y-3 sm:gap-x-6">
          <Rating value={provider.average_rating} count={provider.total_reviews} />
          {children}
        </div>
        {quote}
        <Facts provider={provider} />
      </div>
      <Sections sections={sections} />
    </div>
  )
}

const coverClasses = "h-48 w-full border-line border-b sm:h-64"

/** Where to read on, along the foot of the card. */
function Sections({ sections }: Pick<ProfileHeroProps, "sections">) {
  const t = useTexts(profileTexts)
  return (
    <nav aria-label={t.hero.sections} className="no-print border-line border-t px-4 sm:px-6">
      <ul className="flex justify-between gap-x-3 overflow-x-auto sm:justify-start sm:gap-x-8">
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={sectionClasses}>
              {t.sections[id].short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
const sectionClasses =
  "flex min-h-12 items-center whitespace-nowrap text-tile-ink text-sm underline-offset-4 hover:underline sm:text-base"

function Facts({ provider }: { provider: Profile }) {
  const t = useTexts(profileTexts).hero
  const { years } = useTexts(professionalTexts)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-5 xl:grid-cols-[repeat(4,auto)]">
      <Fact icon="map-pin">
        <a
          href={mapLink(provider.locality, provider.city)}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          {provider.primary_location}
        </a>
      </Fact>
      {provider.work_experience !== null && <Fact icon="briefcase">{years(provider.work_experience)}</Fact>}
      {provider.project_count > 0 && <Fact icon="building">{t.projects(provider.project_count)}</Fact>}
      {provider.languages.length > 0 && <Fact icon="globe">{t.languages(provider.languages)}</Fact>}
      {provider.answer_time && (
        <Fact icon="message" className="col-span-full">
          {provider.answer_time}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, className = "", children }: { icon: IconName; className?: string; children: ReactNode }) {
  return (
    <li className={`flex items-start gap-2 ${className}`}>
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      {children}
    </li>
  )
}
