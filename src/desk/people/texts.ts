import { deskRoleTexts } from "../../accounts/admin-invitation/texts.ts"
import type { AuditAct } from "../../accounts/audit/audit-actions.rules.ts"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

const roleNames = { ...deskRoleTexts.in("en"), none: "No administrator" }

const reason = { reason: "Reason" }

export const peopleFieldTexts = inLanguages({
  en: { fields: { ...reason, q: "Search text", role: "Role", state: "State" } },
})

export const peopleProblems = inLanguages({
  en: {
    person: "person",
    yourself: "This is your own account. Another administrator can do this for you.",
    ownersOnly: "Only owners decide about administrators.",
    erased: "This account was deleted.",
    suspendedAlready: "This account is suspended already. Somebody was faster.",
    notSuspended: "This account is not suspended. Somebody was faster.",
    activeAlready: "This account is active already: its link was opened.",
    noActivation: "No activation link can be sent to this account.",
    leavingAlready: "The deletion of this account was requested already.",
    lastOwner: "This is the last owner. Make somebody else an owner first.",
    notActive: "Only an active account can be an administrator's.",
    nothingElse: "This account is nothing but an administrator's. Suspend it instead.",
    roleAlready: "That is what they may do already. Somebody was faster.",
    done: {
      suspended: (name: string) =>
        `${name} is suspended and signed out, and is told the reason. Open bookings are cancelled, and open requests end.`,
      restored: (name: string) => `${name} can sign in again, and was told.`,
      activation: (email: string) => `The activation link is on its way to ${email}.`,
      signedOut: (name: string, ended: number) =>
        ended === 0
          ? `${name} was not signed in anywhere.`
          : `${name} is signed out ${plural(ended, { one: "on 1 device", other: `on ${ended} devices` })}.`,
      leaving: (name: string) => `The deletion of ${name}'s account has begun. They were told, and can take it back.`,
      role: (name: string, role: keyof typeof roleNames) =>
        role === "none"
          ? `${name} is no administrator any more.`
          : `${name} is now: ${roleNames[role]}. They sign in again for it.`,
    },
  },
})

/** What is cancelled, and what ends, when somebody is suspended. */
const bookingsOf = (open: number) =>
  open === 0
    ? "There are no open bookings."
    : plural(open, {
        one: "1 open booking is cancelled, and its other side is told.",
        other: `${open} open bookings are cancelled, and their other sides are told.`,
      })
const requestsOf = (open: number) =>
  open === 0
    ? "No request waits for an answer."
    : plural(open, {
        one: "1 request that waits for an answer ends within a minute.",
        other: `${open} requests that wait for an answer end within a minute.`,
      })

const hello = (name: string) => `Hello ${name},`

export const peopleMailTexts = inLanguages({
  en: {
    suspended: {
      subject: `Your ${brand.name} account is suspended`,
      heading: hello,
      done: "Your account is suspended. You cannot sign in, and a profile is not shown. Open bookings are cancelled, and the other side of each is told; open requests end.",
      reason: (reason: string) => `The reason: ${reason}`,
      appeal: `If you think that this is wrong, write to ${brand.emails.support} or to the grievance officer: every complaint gets an answer by a day that it names.`,
      action: "Make a complaint",
    },
    roleGiven: {
      subject: `You are an administrator of ${brand.name} now`,
      heading: hello,
      given: (by: string) =>
        `${by || "An owner"} has made your account an administrator’s. You have been signed out where you were signed in.`,
      rights: "What you may do",
      signIn: "You sign in at the administrators’ page, with the password that you have.",
      action: "Go to Admin login",
      unexpected: `You did not expect this? Then do not sign in, and write to ${brand.emails.support}: we take the rights away again and look who gave them.`,
    },
    restored: {
      subject: `Your ${brand.name} account is open again`,
      heading: hello,
      done: "Your account is open again: you can sign in as before. Bookings that were cancelled stay cancelled, and requests that ended stay so.",
      reason: (reason: string) => `What was decided: ${reason}`,
      action: "Log in",
    },
  },
})

export const deskPeopleTexts = inLanguages({
  en: {
    title: "People",
    lead: "Everybody with an account, the newest first.",
    loading: "Loading people",
    failed: "People could not be loaded. Please try again.",
    empty: { title: "Nobody has an account yet" },
    noMatch: {
      title: "Nobody found",
      hint: "Try a part of the name, business or e-mail, the whole mobile number, or the id of an account, a professional or a booking.",
    },
    search: "Name, business, e-mail, mobile or id",
    columns: { name: "Name", roles: "Roles", state: "State", since: "Since" },
    role: { label: "Role", all: "All roles" },
    roles: { customer: "Customer", professional: "Professional", admin: "Administrator" },
    deskRoles: { owner: "Owner", desk: "Desk", reader: "Reader" },
    state: { label: "State", all: "Not deleted" },
    states: {
      active: "Active",
      waiting: "Not activated",
      suspended: "Suspended",
      leaving: "Leaving",
      erased: "Deleted",
    },
    several: {
      chooseAll: (count: number) =>
        plural(count, {
          one: "Choose the one on this page who is not activated",
          other: `Choose all ${count} on this page who are not activated`,
        }),
      resend: "Send the activation link again",
      ask: (count: number) =>
        plural(count, {
          one: "Send 1 activation link again?",
          other: `Send ${count} activation links again?`,
        }),
      meaning: "Only to those that you have chosen here, one mail to each. Mails cannot be called back.",
      done: (count: number) =>
        plural(count, { one: "1 link is on its way.", other: `${count} links are on their way.` }),
    },
    former: "Deleted account",
    lastSignIn: (day: string) => `Last signed in ${day}`,
    neverSignedIn: "Never signed in",
    invite: "Invite an administrator",
    more: "More",
  },
})

export const peopleFileTexts = inLanguages({
  en: {
    columns: [
      ...["Name", "E-mail", "Mobile number", "Business", "Roles", "State", "Account since", "Last sign-in"],
      ...["Professional id", "Account id"],
    ],
  },
})

export const deskPersonTexts = inLanguages({
  en: {
    title: "Person",
    loading: "Loading the account",
    failed: "The account could not be loaded. Please try again.",
    former: "Deleted account",
    facts: {
      label: "Account",
      email: "E-mail",
      mobile: "Mobile number",
      company: "Company",
      business: "Business",
      city: "City",
      since: "Account since",
      lastLogin: "Last sign-in",
      never: "Never",
      suspended: "Suspended since",
      leaving: "Will be deleted",
      id: "Account id",
      provider: "Professional id",
    },
    profile: "See the public profile",
    portrait: {
      label: "Portrait",
      hidden: (day: string) => `Hidden since ${day}, for this reason`,
      appeal: "Their appeal",
      answer: "Answer to the appeal: it stays hidden",
    },
    figures: {
      label: "In figures",
      open_bookings: "Open bookings",
      open_requests: "Open requests",
      bookings_as_customer: "Bookings as a customer",
      bookings_as_professional: "Bookings as a professional",
      requests_sent: "Requests sent",
      requests_received: "Requests received",
      reviews_written: "Reviews written",
      reviews_received: "Reviews received",
      projects: "Projects published",
    },
    checks: {
      label: "Checks",
      none: "Nothing was checked.",
      kinds: { kyc: "Identity", gst: "GSTIN", coa: "Council of Architecture" } as Record<string, string>,
      results: { approved: "Approved", refused: "Refused" } as Record<string, string>,
      until: (day: string) => `until ${day}`,
    },
    sessions: {
      label: "Signed in",
      none: "Not signed in anywhere.",
      admin: "as an administrator",
      lastUsed: (time: string) => `last used ${time}`,
      unknown: "Unknown network",
    },
    history: {
      label: "What administrators did",
      none: "Nothing so far.",
      by: (name: string) => `by ${name}`,
      acts: {
        suspend_account: "Suspended",
        restore_account: "Restored",
        resend_activation: "Activation link sent again",
        end_sessions_of: "Signed out everywhere",
        begin_deletion: "Deletion begun",
        set_desk_role: "Rights changed",
        take_away_second_factor: "Second factor taken away",
        erase_account: "Deleted",
        hide_content: "Portrait hidden",
        keep_content_hidden: "Portrait stays hidden after an appeal",
        restore_content: "Portrait shown again",
      } satisfies Partial<Record<AuditAct, string>> as Record<string, string>,
    },
    actions: {
      label: "What you can do",
      self: "This is your own account. Another administrator can act on it.",
      suspend: "Suspend",
      restore: "Restore",
      resend: "Send the activation link again",
      endSessions: "Sign out everywhere",
      remove: "Begin deletion",
      role: "Change rights",
      hidePortrait: "Hide the portrait",
      restorePortrait: "Portrait in Moderation",
      failed: "That could not be done. Please try again.",
    },
    suspend: {
      title: (name: string) => `Suspend ${name}?`,
      meaning: (open: { open_bookings: number; open_requests: number }) =>
        `They are signed out at once and cannot sign in, and a profile is not shown. ${bookingsOf(open.open_bookings)} ${requestsOf(open.open_requests)}`,
      confirm: "Suspend",
      keep: "Cancel",
    },
    restore: {
      title: (name: string) => `Restore ${name}?`,
      meaning: "They can sign in again. Bookings that were cancelled stay cancelled, and requests that ended stay so.",
      confirm: "Restore",
      keep: "Cancel",
    },
    remove: {
      title: (name: string) => `Begin the deletion of ${name}'s account?`,
      meaning:
        "As if they had asked for it in their settings: they are told by mail, can take it back until the day that it names, and are deleted then with everything personal.",
      confirm: "Begin deletion",
      keep: "Cancel",
    },
    hide_portrait: {
      title: (name: string) => `Hide the portrait of ${name}?`,
      meaning:
        "Initials are shown in its place at once. They read the reason by mail and at their portrait, and may appeal once or choose another picture.",
      confirm: "Hide the portrait",
      keep: "Cancel",
    },
    role: {
      title: (name: string) => `What may ${name} do?`,
      meaning: "Their sessions end, and they sign in again at the administrators' page.",
      confirm: "Change rights",
      keep: "Cancel",
      names: roleNames,
    },
  },
})

export const reasonFormTexts = inLanguages({
  en: {
    fields: { reason: "Reason, which the person is told" },
    names: reason,
    failed: "That could not be done. Please try again.",
  },
})

export const deskRoleFormTexts = inLanguages({
  en: { fields: { role: "Rights" }, failed: "That could not be done. Please try again." },
})
