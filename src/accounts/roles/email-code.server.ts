// A mailed code of six digits proves who owns an address: for ten minutes, once, with five guesses in all. Requesting one
// reveals nothing: the answer, its time and the rows written are the same for every address, only an account's gets a mail.
// Address and code are stored as keyed hashes: plain hashes of six digits could be found by trying them all.
import { randomInt } from "node:crypto"
import type { Ctx } from "../../platform/context.server.ts"
import { consumeAll, localizeWait } from "../../platform/http/limits.server.ts"
import { type Localized, languageNamed, localize } from "../../platform/language/language.ts"
import { mailsOf } from "../../platform/mail/mail.server.ts"
import { forbidden, invalid, Problem } from "../../platform/problem.ts"
import { keyedHash } from "../../platform/tokens.server.ts"
import { type AccountRow, findAccountById, findPublicAccountByEmail } from "../account.queries.server.ts"
import { identifierKey } from "../identifier-keys.server.ts"
import { consumeByDevice, mailBuckets } from "../mail-limits.server.ts"
import { withMinimumDuration } from "../minimum-duration.server.ts"
import { hasSecondFactor } from "../second-factor/second-factor.queries.server.ts"
import { codeRequested } from "./add-role.notifications.server.ts"
import { countGuess, deleteCode, findCode, markCodeUsed, saveCode } from "./add-role.queries.server.ts"
import { codeProblems } from "./texts.ts"

const CODE_MS = 600_000
const MAX_GUESSES = 5

export const sendEmailCode = async (
  ctx: Ctx,
  { email }: { email: string },
  { deviceCookie }: { deviceCookie: string | undefined },
) => {
  const address_hash = identifierKey(email)
  const account = await findPublicAccountByEmail(ctx.db, email)
  const input = { what: "email-code", email, message: localizeWait(codeProblems, (t) => t.tooMany) }
  // By the browser alone, not by the network: what is refused must not tell a neighbour where the owner has signed in.
  if (!(await consumeByDevice(ctx, { ...input, account, deviceCookie })))
    await consumeAll(ctx.db, mailBuckets(input.what, email, ctx.network, input.message))
  const code = String(randomInt(1_000_000)).padStart(6, "0")
  const now = ctx.clock()
  const expires_at = new Date(now.getTime() + CODE_MS)
  const row = { address_hash, code_hash: codeHash(email, code), created_at: now, expires_at }
  const mail = account ? [mailsOf([codeMail(account, code)])] : []
  await withMinimumDuration(saveCode(ctx.db, row, mail))
  return { message: codeProblems.in(ctx.language).onItsWay }
}

const codeMail = ({ email, full_name, language }: AccountRow, code: string) => ({
  kind: codeRequested.kind,
  params: { full_name, code },
  email,
  language: languageNamed(language),
})

interface Claim {
  email: string
  code?: string | undefined
}

/**
 * The account of whoever proves it theirs: by the access token, else by the code, which is not enough where the account has
 * a second factor. Guesses stay counted.
 */
export const findOwnAccount = async (
  ctx: Pick<Ctx, "db" | "actor" | "clock">,
  { email, code }: Claim,
): Promise<AccountRow> => {
  if (ctx.actor?.email === email) return (await findAccountById(ctx.db, ctx.actor.account_id))!
  if (code === undefined) {
    const proof = localize(codeProblems, (t) => t.proof)
    throw ctx.actor ? forbidden(proof) : new Problem("sign_in_required", proof)
  }
  await requireRightCode(ctx, email, code)
  const account = await findPublicAccountByEmail(ctx.db, email)
  if (!account) throw refused(localize(codeProblems, (t) => t.none))
  // Who reads the mails must not come past the second factor; only who has the right code hears that there is one.
  if (await hasSecondFactor(ctx.db, account.id)) throw forbidden(localize(codeProblems, (t) => t.secondFactor))
  return account
}

const requireRightCode = async ({ db, clock }: Pick<Ctx, "db" | "clock">, email: string, code: string) => {
  const now = clock()
  const address_hash = identifierKey(email)
  const counted = await countGuess(db, { address_hash, code_hash: codeHash(email, code) }, MAX_GUESSES, now)
  if (counted?.is_right) return
  if (counted && counted.attempts < MAX_GUESSES)
    throw refused(localize(codeProblems, (t) => t.wrong(MAX_GUESSES - counted.attempts)))
  const stored = await findCode(db, address_hash)
  if (!stored) throw refused(localize(codeProblems, (t) => t.none))
  if (stored.used_at) throw refused(localize(codeProblems, (t) => t.used))
  if (stored.expires_at <= now) throw refused(localize(codeProblems, (t) => t.expired))
  throw refused(localize(codeProblems, (t) => t.tried))
}

/** In the transaction of the action it was requested for. */
export const spendCode = async ({ db, clock }: Ctx, email: string, code: string) => {
  const isFirst = await markCodeUsed(
    db,
    { address_hash: identifierKey(email), code_hash: codeHash(email, code) },
    clock(),
  )
  if (!isFirst) throw refused(localize(codeProblems, (t) => t.used))
}

/** When the person's account is erased. */
export const deleteCodeOf = (db: Ctx["db"], email: string) => deleteCode(db, identifierKey(email))

const refused = (why: Localized) => invalid({ code: why })

const codeHash = (email: string, code: string) => keyedHash(`code ${code} for ${email}`)
