import type { ReferenceKind } from "../../accounts/audit/audit-references.rules.ts"
import { ACTS_RETENTION_YEARS, SIGN_INS_RETENTION_YEARS } from "../../accounts/retention.rules.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { capital } from "../../platform/language/parts.ts"
import type { ActGroup, AuditPeriod } from "./audit.rules.ts"

export const auditFieldTexts = inLanguages({
  en: {
    fields: {
      scope: "Whose acts",
      about: "Kind of act",
      act: "Act",
      q: "Person",
      since: "First day",
      until: "Last day",
    },
  },
})

export const auditFileTexts = inLanguages({
  en: {
    columns: ["When (IST)", "What", "Who", "E-mail", "To whom", "Id", "Details", "Network address"],
    commandLine: "Command line",
  },
})

export const auditTexts = inLanguages({
  en: {
    title: "Audit",
    lead: `Who did what to whom, the newest first. It is kept for ${ACTS_RETENTION_YEARS} years, sign-ins for ${SIGN_INS_RETENTION_YEARS}; until then the database lets nobody change or remove it.`,
    loading: "Loading the record",
    failed: "The record could not be loaded. Please try again.",
    empty: { title: "Nothing has been done yet" },
    noMatch: { title: "Nothing of that kind", hint: "Try another person, act or day." },
    scope: { label: "Whose acts", all: "Done to others" },
    scopes: { own: "Done to one’s own account", all: "Everything" },
    period: { label: "Which days", all: "All days" },
    periods: { today: "Today", week: "The last seven days", month: "The last 30 days" } satisfies Record<
      AuditPeriod,
      string
    >,
    search: "E-mail or id of who or to whom",
    act: { label: "Act", all: "All acts", allOf: (group: string) => `${group}: all` },
    groups: {
      people: "People",
      administrators: "Administrators",
      papers: "Papers and checks",
      messages: "Messages",
      moderation: "Reviews, projects and reports",
      blog: "Blog",
      inbox: "Inbox",
      complaints: "Complaints",
      places: "Places",
      catalogue: "Services and synonyms",
      pages: "Public pages",
      files: "Downloads",
    } satisfies Record<ActGroup, string>,
    columns: { at: "When", act: "What", by: "Who", subject: "To whom", more: "Details" },
    commandLine: "Command line",
    former: "Deleted account",
    details: "Details",
    /** The word that the service has in addresses. */
    opening: (slug: string, city: string) => capital(`${slug.replaceAll("-", " ")}, ${city}`),
    named: {
      person: (name: string) => name,
      professional: (name: string) => name,
      paper: (name: string) => `Paper of ${name}`,
      submission: (reference: string) => reference,
      grievance: (ticket: string) => `Complaint ${ticket}`,
      post: (title: string) => `“${title}”`,
      comment: (title: string) => `Comment on “${title}”`,
      review: (pair: string) => `Review, ${pair}`,
      project: (title: string) => `Project “${title}”`,
      invitation: (email: string) => `Invitation of ${email}`,
      message: (name: string) => `Message of ${name}`,
      conversation: (pair: string) => pair,
      country: (name: string) => name,
      state: (name: string) => name,
      city: (name: string) => name,
      locality: (name: string) => name,
    } satisfies Record<ReferenceKind, (name: string) => string>,
  },
})
