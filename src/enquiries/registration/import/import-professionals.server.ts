// Many professionals at once, from a file: looked at first, with what is wrong in which line; then, by one press, each is a
// registration that is approved, with its invitation on the way, or nobody is. The file is sent again for that, and nothing of
// it is kept between.
import { recordAct } from "../../../accounts/audit.server.ts"
import { lockActor } from "../../../accounts/session/session.server.ts"
import type { Ctx } from "../../../platform/context.server.ts"
import { type Finding, firstFindings } from "../../../platform/csv-table/import-preview.schema.ts"
import { type ReadTable, readTable, type TableRow } from "../../../platform/csv-table/read-table.server.ts"
import type { Db } from "../../../platform/database/database.server.ts"
import type { Upload } from "../../../platform/files/receive-file.server.ts"
import { newId } from "../../../platform/id.ts"
import { localizerOf } from "../../../platform/language/language.ts"
import { conflict, invalid, signInRequired } from "../../../platform/problem.ts"
import { errorIn, fieldErrors } from "../../../platform/validation.ts"
import { registrationExperience } from "../../enquiry-choices.ts"
import { professionalInvited } from "../../inbox/inbox.notifications.server.ts"
import { inviteRegistered } from "../../inbox/inbox-answers.server.ts"
import { insertRegistrations } from "../../submission.queries.server.ts"
import { referenceOf } from "../../submission.rules.ts"
import { registrationFormTexts } from "../texts.ts"
import * as queries from "./import-professionals.queries.server.ts"
import {
  type ImportedProfessional,
  importedProfessional,
  type ProfessionalImportPreview,
} from "./import-professionals.schema.ts"
import * as rules from "./professional-rows.rules.ts"
import { professionalFindingTexts, professionalImportProblems } from "./texts.ts"

type Admin = Ctx<"admin">
type Column = rules.ProfessionalColumn

const localized = localizerOf(professionalImportProblems)

export const previewProfessionals = async (
  ctx: Admin,
  _input: object,
  upload: Upload,
): Promise<ProfessionalImportPreview> => {
  const table = await readProfessionals(upload)
  const { professionals, errors, notes } = await planOf(ctx, ctx.db, table)
  return {
    encoding: table.encoding,
    rows: table.rows.length,
    ignored_columns: table.ignored,
    invitations: professionals.length,
    invited: professionals
      .slice(0, rules.MAX_NAMED)
      .map(({ line, name, business_name, email }) => ({ line, name, business_name, email })),
    errors: firstFindings(errors),
    notes: firstFindings(notes),
  }
}

export const bringProfessionals = async (ctx: Admin, { invitations }: { invitations: number }, upload: Upload) => {
  const table = await readProfessionals(upload)
  return ctx.db.transaction().execute(async (db) => {
    if (!(await lockActor(db, ctx.actor))) throw signInRequired()
    await queries.lockImports(db)
    const { professionals, errors, taken, invited } = await planOf(ctx, db, table)
    if (errors.length > taken) throw invalid({ file: localized((t) => t.hasErrors(errors.length)) })
    // The answer to the first try was lost.
    if (invited === invitations && invited === table.rows.length)
      throw conflict(localized((t) => t.invitedAlready(invited)))
    // What the file itself is not to blame for has come since it was looked at.
    if (taken > 0 || professionals.length !== invitations) throw conflict(localized((t) => t.changedMeanwhile))
    const within = { ...ctx, db }
    const registrations = professionals.map((one) => registrationOf(ctx, one))
    await insertRegistrations(db, registrations)
    await inviteRegistered(
      within,
      registrations.map((row, at) => ({
        row: { ...row, assigned_to: null },
        hasAccount: professionals[at]!.hasAccount,
      })),
      professionalInvited,
    )
    const ids = registrations.map(({ id }) => id)
    await recordAct(within, "import_professionals", { details: { invited: invitations, ids } })
    return { message: professionalImportProblems.in(ctx.language).imported(invitations), invited: invitations }
  })
}

const readProfessionals = (upload: Upload) =>
  readTable(upload, {
    columns: rules.professionalColumns,
    needed: rules.neededColumns,
    maxRows: rules.MAX_PROFESSIONALS,
    maxMegabytes: rules.MAX_PROFESSIONALS_MEGABYTES,
  })

interface Planned extends ImportedProfessional {
  line: number
  hasAccount: boolean
}

interface Plan {
  professionals: Planned[]
  errors: Finding[]
  notes: Finding[]
  /** So many errors are about who is here already, and not about what the file says. */
  taken: number
  /** So many of these have been invited. */
  invited: number
}

const planOf = async (ctx: Admin, db: Db, { rows }: ReadTable<Column>): Promise<Plan> => {
  const t = professionalFindingTexts.in(ctx.language)
  const errors: Finding[] = []
  const notes: Finding[] = []
  const read = rows.flatMap((row) => {
    const found = readRow(ctx, row)
    if (Array.isArray(found)) errors.push(...found)
    return Array.isArray(found) ? [] : [{ ...found, line: row.line }]
  })
  const known = await queries.findKnownAddresses(
    db,
    read.map(({ email }) => email),
  )
  const lines = new Map<string, number>()
  let [taken, invited] = [0, 0]
  const professionals = read.flatMap((one) => {
    const at = (message: string): Finding => ({ line: one.line, field: "email", message })
    const twin = lines.get(one.email)
    lines.set(one.email, twin ?? one.line)
    const there = known.get(one.email)
    const error = twin === undefined ? there && knownError(there, t) : t.twice(twin)
    if (error) errors.push(at(error))
    if (error && twin === undefined) {
      taken += 1
      if (there?.decision === "approved") invited += 1
    }
    const hasAccount = there !== undefined && there.is_professional !== null
    if (!error && hasAccount) notes.push(at(t.hasAccount))
    if (!error && there?.decision === "refused") notes.push(at(t.refusedBefore(there.reference!)))
    return error ? [] : [{ ...one, hasAccount }]
  })
  return { professionals, errors: errors.sort((one, other) => one.line - other.line), notes, taken, invited }
}

type FindingTexts = ReturnType<typeof professionalFindingTexts.in>

/** Who is here already, was invited, or waits for an answer to a registration of their own. */
const knownError = ({ is_professional, decision, waits, reference }: queries.KnownAddress, t: FindingTexts) => {
  if (is_professional) return t.joined
  if (decision === "approved") return t.invited(reference!)
  return decision === null && waits ? t.waits(reference!) : undefined
}

/** The row as the form would take it, or what is wrong with it, in the form's own sentences. */
const readRow = ({ language }: Admin, { line, cells, isOpen }: TableRow<Column>): ImportedProfessional | Finding[] => {
  const t = professionalFindingTexts.in(language)
  if (isOpen) return [{ line, field: "name", message: t.openQuote }]
  const formulas = rules.formulasIn(cells)
  if (formulas.length > 0) return formulas.map((field) => ({ line, field, message: t.formula }))
  const { services, years } = registrationFormTexts.in(language)
  const spans = Object.fromEntries(registrationExperience.map((span) => [span, years(span)]))
  const typed = {
    ...cells,
    service: rules.choiceOf(cells.service, services),
    experience: cells.experience === "" ? undefined : rules.choiceOf(cells.experience, spans),
  }
  const parsed = importedProfessional.safeParse(typed, { error: errorIn(language, registrationFormTexts) })
  if (parsed.success) return parsed.data
  return Object.entries(fieldErrors(parsed.error)).map(([field, message]) => ({ line, field, message }))
}

/** As the form of registration stores it, without an account of who filled it in. */
const registrationOf = ({ clock, language }: Admin, one: Planned) => {
  const { name, email, phone, business_name: businessName, service: serviceType } = one
  const { experience = "", location = "", website = "" } = one
  const id = newId()
  return {
    ...{ id, idempotency_key: id, reference: referenceOf(id), source: "import", account_id: null },
    ...{
      name,
      email,
      phone,
      subject: "",
      language,
      is_spam: false,
      waits_for: null,
      city_id: null,
      sent_at: null,
      due_at: null,
    },
    details: { serviceType, businessName, experience, location, website, socialMedia: "" },
    created_at: clock(),
  }
}
