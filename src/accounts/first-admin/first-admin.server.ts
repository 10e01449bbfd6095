// The first administrator: ADMIN_EMAIL names them, and each start prints a link to set their password until it was used.
// Who can read what the site prints at its start runs the site. The link is for 24 hours, works once, and only the newest
// does; only its hash is kept, and it goes through no log (docs/decisions/0023).
import type { Kysely } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { newId } from "../../platform/id.ts"
import { defaultLanguage, languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { invalid } from "../../platform/problem.ts"
import { findAccountByEmail, insertAccount } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { consumeLink } from "../links/link.queries.server.ts"
import { mailedLink } from "../links/link.schema.ts"
import { linkUrl, makeLink } from "../links/mailed-link.server.ts"
import { hashNewPassword } from "../password/new-password.server.ts"
import { endOtherSessions } from "../session/session.server.ts"
import { deleteUnactivated, lockEmail } from "../sign-up/unactivated.queries.server.ts"
import { madeAdmin } from "./first-admin.notifications.server.ts"
import { clearUnusedLinks, findFirstAdminLink, makeAdmin, oneAfterTheOther } from "./first-admin.queries.server.ts"
import type { FirstPassword } from "./first-admin.schema.ts"
import { firstAdminTexts } from "./texts.ts"

type Link = Pick<FirstPassword, "email" | "token">

type Opened =
  | { link: Link; problem?: undefined }
  | { link?: undefined; problem: "cut" | NonNullable<ReturnType<typeof problemOf>> }

interface AdminLinkInput {
  /** ADMIN_EMAIL. */
  email: string | undefined
  publicUrl: string
  now: Date
}

/** At each start. Undefined where there is no such administrator to make. */
export const makeFirstAdminLink = (db: Kysely<DB>, { email, publicUrl, now }: AdminLinkInput) =>
  oneAfterTheOther(db, async (db) => {
    await clearUnusedLinks(db)
    if (!email) return undefined
    const account = await findAccountByEmail(db, email)
    if (account?.suspended_at || (account?.is_admin && account.activated_at && account.password_hash)) return undefined
    const account_id = account?.id ?? (await insertNamed(db, email, now))
    const token = await makeLink(db, { account_id, purpose: "first_admin" }, now)
    return linkUrl("first_admin", { email, token }, { publicUrl, language: defaultLanguage })
  })

const insertNamed = async (db: Parameters<typeof insertAccount>[0], email: string, now: Date) => {
  const id = newId()
  const full_name = firstAdminTexts.in(defaultLanguage).nameOfFirst
  await insertAccount(db, { id, email, full_name, created_at: now, updated_at: now })
  return id
}

/** The link that opened the page, or why it does not work: nobody thinks up a password in vain. */
export const getFirstAdminLink = async (ctx: Ctx, input: Partial<Link>): Promise<Opened> => {
  const { data: link } = mailedLink.safeParse(input)
  if (!link) return { problem: input.email && input.token ? "unknown" : "cut" }
  const problem = problemOf(await findFirstAdminLink(ctx.db, link.email, link.token), ctx.clock())
  return problem ? { problem } : { link }
}

/** Before the transaction, and for links that work alone: a hash is dear. */
export const prepareFirstPassword = async (form: FirstPassword, ctx: Ctx) => {
  await findWorkingLink(ctx, form)
  return (await hashNewPassword(form.new_password, null)).password_hash
}

export const setFirstPassword = async (ctx: Ctx, form: FirstPassword, _http: unknown, passwordHash: string) => {
  const { id, account_id, ...account } = await findWorkingLink(ctx, form)
  const now = ctx.clock()
  await lockEmail(ctx.db, form.email)
  if (!(await consumeLink(ctx.db, id, now))) throw usedLink()
  // Where somebody signed up with the address meanwhile, the next start prints a link for that account.
  await withConstraintProblems({ one_account_per_email: usedLink }, () =>
    makeAdmin(ctx.db, account_id, passwordHash, now),
  )
  await endOtherSessions(ctx.db, account_id, null, now)
  await deleteUnactivated(ctx.db, form.email)
  await recordAudit(ctx.db, { account_id, act: "first_admin", ip_address: ctx.network, at: now })
  const { full_name, email, language } = account
  await queueMail(ctx.db, madeAdmin, { full_name }, { email, language: languageNamed(language) })
  return { message: firstAdminTexts.in(ctx.language).done }
}

const findWorkingLink = async (ctx: Ctx, { email, token }: Link) => {
  const link = await findFirstAdminLink(ctx.db, email, token)
  const problem = problemOf(link, ctx.clock())
  if (!link || problem) throw invalid({ token: localize(firstAdminTexts, (t) => t.problems[problem ?? "unknown"]) })
  return link
}

const problemOf = (link: { used_at: Date | null; expires_at: Date } | undefined, now: Date) => {
  if (!link) return "unknown"
  if (link.used_at) return "used"
  return link.expires_at <= now ? "expired" : undefined
}

const usedLink = () => invalid({ token: localize(firstAdminTexts, (t) => t.problems.used) })
