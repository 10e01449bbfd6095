// The catalogue at the desk: which kind of service is open where, and who waits. A kind is opened by one press; those on its
// waiting list are mailed by the jobs that look for open services, in batches and once, whoever opened it.
import { recordAct } from "../../accounts/audit.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { likePatterns } from "../../platform/search-terms.ts"
import { closeService, lockOpening, openService } from "../../services/opening.server.ts"
import { listCatalogueCities, listCatalogueServices, readCatalogueService } from "./catalogue.queries.server.ts"
import { mailsIn } from "./catalogue.rules.ts"
import { catalogueProblems } from "./texts.ts"

type Admin = Ctx<"admin">
const localized = localizerOf(catalogueProblems)

export const getCatalogueServices = async ({ db }: Pick<Admin, "db">) => ({
  services: await listCatalogueServices(db),
})

const MOST_CITIES = 100

export const getCatalogueCities = async ({ db }: Pick<Admin, "db">, { q = "" }: { q?: string | undefined }) => {
  const rows = await listCatalogueCities(db, likePatterns(q), MOST_CITIES)
  return { cities: rows.map(({ total, ...city }) => city), total: rows[0]?.total ?? 0 }
}

interface Asked {
  id: number
  city_id: number
  open: boolean
}

export const setOpen = async (ctx: Admin, { id, city_id, open }: Asked) => {
  const { db, language } = ctx
  const opening = { service_type_id: id, city_id }
  const kind = await lockOpening(db, opening)
  if (!kind) throw notFound(localized((t) => t.things.service))
  const { city, plural_name: services } = kind
  if (city === null) throw notFound(localized((t) => t.things.city))
  if (kind.is_open === open) throw conflict(localized((t) => (open ? t.openAlready : t.closedAlready)(services, city)))
  // Before it is open: afterwards they wait no more.
  const mails = open ? mailsIn((await readCatalogueService(db, id)).mails_by_city, city_id) : undefined
  if (open) await openUnlessRefused(ctx, opening, services)
  else {
    if (kind.openings === 1) throw conflict(localized((t) => t.lastOne(services, city)))
    await closeService(db, opening)
  }
  await recordAct(ctx, open ? "open_service" : "close_service", {
    subject: String(id),
    details: { service: kind.slug, city },
  })
  const service = await readCatalogueService(db, id)
  const { done } = catalogueProblems.in(language)
  const message = mails
    ? done.opened(services, city, mails.people + mails.professionals)
    : done.closed(services, city, kind.elsewhere)
  return { message, service }
}

const openUnlessRefused = ({ db }: Admin, opening: Parameters<typeof openService>[1], services: string) => {
  const isInformation = () => conflict(localized((t) => t.informationOnly(services)))
  return withConstraintProblems(
    { advocates_are_not_opened: isInformation, only_what_can_open_is_open: isInformation },
    () => openService(db, opening),
  )
}
