// The pictures that messengers show for a shared page. Their address holds the version of what they say: asked for by it,
// a picture may be kept for a year; by an older one, the current picture is given and soon asked for again.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { loginPicture, registerPicture } from "../accounts/account.sharing.ts"
import { blogPicture, postPicture } from "../blog/posts/blog.sharing.ts"
import { getPostBySlug } from "../blog/posts/post.server.ts"
import { comparePicture } from "../compare/compare.sharing.ts"
import { careersPicture } from "../enquiries/careers/careers.sharing.ts"
import { contactPicture } from "../enquiries/contact/contact.sharing.ts"
import { grievanceStatusPicture } from "../enquiries/grievance/grievance-status.sharing.ts"
import { professionalPicture } from "../enquiries/registration/professional.sharing.ts"
import type { Ctx } from "../platform/context.server.ts"
import { networkOf } from "../platform/http/network.server.ts"
import { languageOfPath, localize, pathIn, spokenLanguages } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { getProfile } from "../professionals/professional.server.ts"
import { profilePicture } from "../professionals/profile.sharing.ts"
import { searchPicture } from "../search/search.sharing.ts"
import { openMarket } from "../services/open-market.server.ts"
import { getCategories } from "../services/service.server.ts"
import { serviceSlugs } from "../services/service-slugs.ts"
import type { SharingSite } from "../sharing/page-meta.ts"
import { openSharingPictures } from "../sharing/picture-desk.server.ts"
import { sharingVersion } from "../sharing/sharing-card.ts"
import { homePicture } from "./home/home.sharing.ts"
import { ideasPicture } from "./ideas/ideas.sharing.ts"
import { findPlace, getPlacesOfCity } from "./places/place.server.ts"
import { placePicture } from "./places/place.sharing.ts"
import { placesPicture } from "./places/places.sharing.ts"
import { aboutTexts } from "./policies/about.texts.ts"
import { grievanceTexts } from "./policies/grievance.texts.ts"
import { helpTexts } from "./policies/help.texts.ts"
import { privacyTexts } from "./policies/privacy.texts.ts"
import { refundTexts } from "./policies/refund.texts.ts"
import { termsTexts } from "./policies/terms.texts.ts"
import { textPicture } from "./policies/text-meta.ts"
import { serviceContents } from "./services/content/service-contents.ts"
import { servicePicture } from "./services/service.sharing.ts"
import { servicesPicture } from "./services/services.sharing.ts"
import { testimonialsPicture } from "./testimonials/testimonials.sharing.ts"

/** Of the pages that are the same whatever is in them. */
export const fixedIn = (site: SharingSite) => [
  homePicture(site),
  servicesPicture(site.language),
  ...serviceSlugs.map((slug) => servicePicture(slug, serviceContents[slug].in(site.language))),
  loginPicture(site),
  registerPicture(site),
  searchPicture(undefined, site),
  testimonialsPicture(site),
  ideasPicture(site.language),
  blogPicture(site.language),
  comparePicture(site),
  contactPicture(site.language),
  professionalPicture(site),
  careersPicture(site),
  textPicture("help", helpTexts.in(site.language), site.language),
  textPicture("about", aboutTexts.in(site.language), site.language),
  textPicture("terms", termsTexts.in(site.language), site.language),
  textPicture("privacy", privacyTexts.in(site.language), site.language),
  textPicture("refund", refundTexts.in(site.language), site.language),
  textPicture("grievance", grievanceTexts.in(site.language), site.language),
  grievanceStatusPicture(site.language),
]

/** Undefined where there is no such page; a professional who is not shown has no picture either. */
const cardOf = async (ctx: Ctx, page: string) => {
  const [area = "", name, ...rest] = page.split("/")
  if (!/^[\w/-]{1,100}$/.test(page)) return undefined
  if (area === "places" && name !== undefined) return placeCard(ctx, name, ...rest)
  if (rest.length > 0) return undefined
  const site = { language: ctx.language, ...(await openMarket(ctx)) }
  if (name === undefined) return fixedIn(site).find((picture) => picture.page === area)?.card
  if (area === "blog") return postCard(ctx, name)
  if (area === "providers") return profilePicture((await getProfile(ctx, { id: name })).provider, ctx.language).card
  if (area !== "search") return undefined
  const category = (await getCategories(ctx)).categories.find(({ slug }) => slug === name)
  return category && searchPicture(category, site).card
}

const postCard = async (ctx: Ctx, slug: string) => {
  const { data } = await getPostBySlug(ctx, { slug })
  return data.slug === slug ? postPicture(data).card : undefined
}

const placeCard = async (ctx: Ctx, service: string, city = "", locality?: string, ...further: string[]) => {
  if (further.length > 0) return undefined
  if (locality === undefined) {
    const answer = await getPlacesOfCity(ctx, { service, city })
    return "shown" in answer ? placesPicture(answer.shown, ctx.language).card : undefined
  }
  const answer = await findPlace(ctx, { service, city, locality })
  return "shown" in answer ? placePicture(answer.shown, ctx.language).card : undefined
}

type PictureRoute = { Params: { version: string; "*": string } }

export const installSharingPictures = (app: FastifyInstance, deps: Pick<Ctx, "db" | "clock" | "publicUrl">) => {
  const draw = openSharingPictures()
  const contextOf = ({ id, ip, url }: FastifyRequest<PictureRoute>): Ctx => {
    const { db, clock, publicUrl } = deps
    const { language } = languageOfPath(url)
    return { db, clock, publicUrl, actor: null, language, requestId: id, network: networkOf(ip) }
  }
  const answer = async (request: FastifyRequest<PictureRoute>, reply: FastifyReply) => {
    const { version, "*": file } = request.params
    const page = /^(.+)\.png$/.exec(file)?.[1]
    const ctx = contextOf(request)
    const card = page && (await cardOf(ctx, page))
    if (!card) throw notFound(localize(refusalTexts, (t) => t.things.picture))
    const current = sharingVersion(card)
    const png = await draw({
      key: `${ctx.language} ${current} ${page}`,
      card,
      language: ctx.language,
      network: ctx.network,
    })
    const keep = version === current ? "max-age=31536000, immutable" : "max-age=300"
    // Shown within the pages of others, which is what it is for.
    reply.header("cross-origin-resource-policy", "cross-origin")
    return reply.header("cache-control", `public, ${keep}`).type("image/png").send(png)
  }
  for (const language of spokenLanguages()) app.get<PictureRoute>(pathIn(language, "/sharing/:version/*"), answer)
}
