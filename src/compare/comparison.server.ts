// Two or three professionals beside each other, and those of a kind to choose from. Who is compared need not be of the
// chosen kind: a selection is collected on many pages.
import { describeNextFree, findNextFree } from "../availability/next-free.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import type { Language } from "../platform/language/language.ts"
import type { OfferedService, Profile, Provider } from "../professionals/professional.contract.ts"
import { getComparableProfiles, getProfessionals } from "../professionals/professional.server.ts"
import { lowestOf, tradesOf } from "../professionals/profile.rules.ts"
import { verificationTexts } from "../professionals/texts.ts"
import { isInformationOnly, serviceNamed, serviceSlug } from "../services/service.rules.ts"
import { getCategories } from "../services/service.server.ts"
import { bestOf } from "./best.rules.ts"
import type { Candidate, CategoryChoice, Compared, Comparison } from "./comparison.ts"
import type { ComparisonQuery } from "./comparison-url.rules.ts"
import { compareTexts } from "./texts.ts"

/** How many there are to choose from at once. */
const PAGE = 12

/** @throws what the database does where it is away; `withoutProfessionals` is the page then. */
export const getComparison = async (ctx: Ctx, asked: ComparisonQuery): Promise<Comparison> => {
  const [catalogue, found] = await Promise.all([getCategories(ctx), getComparableProfiles(ctx, asked.ids)])
  const categories = catalogue.categories.map(({ slug, name, plural_name, is_available }) => ({
    slug,
    name,
    plural_name,
    isOpen: is_available,
  }))
  const profiles = found.map(withoutUncompared)
  const category = asked.category ? (serviceNamed(asked.category, categories) ?? null) : sharedBy(profiles, categories)
  const [compared, list] = await Promise.all([compare(ctx, profiles, category), listOf(ctx, category, asked.cursor)])
  return {
    categories: categories.map(toChoice),
    isStandard: false,
    category: category && toChoice(category),
    compared,
    isTooMany: asked.isTooMany,
    isSomebodyGone: profiles.length < asked.ids.length,
    choices: [...compared, ...list.providers.filter(({ id }) => !asked.ids.includes(id)).map(choiceOf)],
    next: list.next,
    cursor: asked.cursor ?? null,
  }
}

/** The standard list, and nobody in it (specification 2 §8). */
export const withoutProfessionals = ({ language }: Ctx, asked: ComparisonQuery): Comparison => {
  const categories = compareTexts
    .in(language)
    .standardList.map((name) => ({ slug: serviceSlug(name), name, plural_name: name, isOpen: false }))
  const category = serviceNamed(asked.category, categories) ?? null
  return {
    categories: categories.map(toChoice),
    isStandard: true,
    category: category && toChoice(category),
    compared: [],
    isTooMany: false,
    isSomebodyGone: false,
    choices: null,
    next: null,
    cursor: null,
  }
}

type Category = CategoryChoice & { plural_name: string }

const toChoice = ({ slug, name, isOpen }: Category): CategoryChoice => ({ slug, name, isOpen })

/** What they all offer: where nothing else is asked for, they are compared as that. */
const sharedBy = (profiles: readonly Profile[], categories: readonly Category[]) => {
  const offers = ({ services }: Profile, slug: string) => services.some(({ service_type }) => service_type === slug)
  return categories.find(({ slug }) => profiles.length > 0 && profiles.every((one) => offers(one, slug))) ?? null
}

/** What advocates offer is not compared, nor who offers nothing else (`getComparableProfiles`): the entry says that nobody is found. */
const withoutUncompared = (profile: Profile): Profile => ({
  ...profile,
  services: profile.services.filter(({ service_type }) => !isInformationOnly(service_type)),
})

const listOf = async (ctx: Ctx, category: Category | null, cursor: string | undefined) =>
  category && !isInformationOnly(category.slug)
    ? getProfessionals(ctx, { category: undefined, service_type: category.slug, limit: PAGE, cursor })
    : { providers: [], next: null }

const choiceOf = (provider: Provider): Candidate => ({
  id: provider.id,
  business_name: provider.business_name,
  full_name: provider.full_name,
  place: provider.primary_location,
  rating: provider.average_rating,
  reviews: provider.total_reviews,
  is_verified: provider.is_verified,
  work_experience: provider.work_experience,
  portrait: provider.portrait,
})

const compare = async (ctx: Ctx, profiles: readonly Profile[], category: Category | null): Promise<Compared[]> => {
  const offers = profiles.map(({ services }) => {
    const ofCategory = services.filter(({ service_type }) => service_type === category?.slug)
    return lowestOf(ofCategory.length > 0 ? ofCategory : services)
  })
  const keepers = offers.flatMap((offer, place) => (offer && profiles[place]!.keeps_hours ? [offer.id] : []))
  const starts = await findNextFree(ctx, keepers)
  const startOf = (place: number) => starts.get(offers[place]?.id ?? "")
  const best = bestOf(
    profiles.map(({ average_rating, work_experience }, place) => ({
      price: offers[place]?.price ? Number(offers[place].price) : null,
      // As it is shown: what reads alike is alike.
      rating: average_rating === null ? null : Math.round(average_rating * 10),
      experience: work_experience,
      next_free: startOf(place)?.getTime() ?? null,
    })),
  )
  return profiles.map((profile, place) => {
    const start = startOf(place)
    const next_free = start ? describeNextFree(start, ctx.clock(), ctx.language) : null
    return { ...comparedOf(profile, offers[place], ctx.language), next_free, best: best[place]! }
  })
}

const comparedOf = (profile: Profile, offer: Profile["services"][number] | undefined, language: Language) => ({
  ...choiceOf(profile),
  project_count: profile.project_count,
  trades: tradesOf(profile, verificationTexts.in(language)),
  checks: profile.verification.checks,
  offer: offer ? comparedOffer(offer) : null,
  price_level: profile.price_category,
  serves: [...new Set(profile.services.flatMap(({ locations }) => locations.map(({ city }) => city)))],
  keeps_hours: profile.keeps_hours,
  work: shownWork(profile),
  work_count: profile.portfolio.length,
  languages: profile.languages,
})

const comparedOffer = ({ id, name, price, duration, delivery, ...offer }: OfferedService) => {
  const { packages, rates, price_label, price_summary } = offer
  return { id, name, price, duration, delivery, packages, rates, price_label, price_summary }
}

const shownWork = ({ portfolio: [first] }: Profile): Compared["work"] => {
  if (!first) return null
  const { id, title, locality, completed_year, picture } = first
  return { id, title, locality, completed_year, picture }
}
