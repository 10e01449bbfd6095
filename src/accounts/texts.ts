import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import type { Market } from "../platform/language/market.ts"
import { capital, parts } from "../platform/language/parts.ts"
import { placesIn } from "../platform/language/places.ts"
import { professionalsIn } from "../platform/language/professionals.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { AuditAct } from "./audit/audit-actions.rules.ts"

const placed = placesIn("en")
const professionals = professionalsIn("en")

/** On the sharing pictures. */
export const cardTexts = inLanguages({
  en: {
    logIn: {
      title: `Log in to ${brand.name}`,
      line: ({ cities, services }: Market) => capital(`${professionals.short(services)} in ${placed(cities)}`),
    },
    register: {
      title: `Join ${brand.name}`,
      line: ({ cities }: Market) => `As a customer or as a professional, in ${placed(cities)}`,
    },
  },
})

/** What is written down in the record of acts (audit.server.ts). */
const auditActs = {
  sign_up: "Signed up",
  activate: "Address confirmed",
  sign_in: "Signed in",
  sign_in_failed: "Wrong password",
  sign_out: "Signed out",
  identity_confirmed: "Confirmed that it was you",
  wrong_own_password: "Wrong password while signed in",
  forgot_password: "Asked for a new password",
  reset_password: "Set a new password by a link",
  change_password: "Changed the password",
  ask_change_email: "Asked for another email",
  change_email: "Changed the email",
  add_role: "Added a kind of account",
  first_admin: "Became an administrator",
  deliver_message: "Delivered a message that was held",
  refuse_message: "Refused a message that was held",
  hide_content: "Hid something that was shown",
  leave_content: "Left what was reported as it is",
  keep_content_hidden: "Kept something hidden after an appeal",
  restore_content: "Restored what was hidden",
  publish_post: "Published a blog post",
  return_post: "Sent a blog post back",
  hide_post: "Hid a blog post",
  restore_post: "Showed a blog post again",
  change_post: "Edited somebody's blog post",
  remove_post: "Removed somebody's blog post",
  write_post: "Wrote in somebody's blog post",
  withdraw_post: "Took somebody's blog post back",
  move_post: "Gave somebody's blog post another address",
  show_comment: "Showed a comment on the blog",
  leave_comment: "Left a reported comment as it is",
  hide_comment: "Hid a comment on the blog",
  second_factor_on: "Set up the second factor",
  second_factor_off: "Switched the second factor off",
  second_factor_failed: "Wrong code",
  recovery_codes_made: "Made new recovery codes",
  recovery_code_used: "Used a recovery code",
  record_checks: "Recorded a check of papers",
  propose_check: "Approved a check that a colleague confirms",
  return_check: "Sent back an approval for a second look",
  set_check_rule: "Changed how many administrators approve a check",
  look_at_paper: "Looked at a paper that was given to be checked",
  withdraw_paper: "Withdrew a paper",
  suspend_account: "Suspended somebody",
  restore_account: "Restored somebody",
  resend_activation: "Sent an activation link again",
  end_sessions_of: "Signed somebody out",
  begin_deletion: "Began somebody's deletion",
  set_desk_role: "Changed what an administrator may do",
  open_service: "Opened a service in a city",
  close_service: "Closed a service in a city",
  add_country: "Added a country",
  change_country: "Changed a country",
  delete_country: "Deleted a country",
  add_state: "Added a state",
  change_state: "Changed a state",
  delete_state: "Deleted a state",
  add_city: "Added a city",
  change_city: "Changed a city",
  delete_city: "Deleted a city",
  add_locality: "Added a locality",
  change_locality: "Changed a locality",
  delete_locality: "Deleted a locality",
  import_locations: "Imported locations from a file",
  import_professionals: "Invited professionals from a file",
  change_banner: "Changed the banner of public pages",
  choose_home_reviews: "Chose the reviews of the home page",
  export_people: "Downloaded a list of people",
  export_catalogue: "Downloaded the catalogue",
  export_reports: "Downloaded reports",
  export_hidden: "Downloaded what is hidden",
  export_verification: "Downloaded papers or checks",
  export_figures: "Downloaded the week’s figures",
  export_searches: "Downloaded searches without a result",
  export_blog: "Downloaded posts or comments",
  export_activity: "Downloaded the activity logs",
  export_invitations: "Downloaded the administrators’ invitations",
  export_held: "Downloaded held messages",
  add_synonym: "Added a synonym",
  change_synonym: "Changed a synonym",
  delete_synonym: "Deleted a synonym",
  ask_deletion: "Asked for deletion",
  take_back_deletion: "Took deletion back",
  sessions_ended: "Ended sessions",
  take_away_second_factor: "Took a second factor away",
  invite_admin: "Invited an administrator",
  resend_admin_invitation: "Sent an administrator’s invitation again",
  withdraw_admin_invitation: "Withdrew an administrator’s invitation",
  accept_admin_invitation: "Became an administrator by an invitation",
  change_submission: "Changed or noted something in the inbox",
  change_submissions: "Changed several rows of the inbox",
  reply_to_submission: "Answered somebody who wrote to us",
  enter_incoming: "Entered what came back by mail",
  approve_registration: "Approved a registration",
  refuse_registration: "Refused a registration",
  send_inquiry: "Sent an inquiry to professionals",
  withdraw_inquiry: "Took an inquiry back from professionals",
  export_submissions: "Downloaded the inbox",
  change_grievance: "Changed or noted something of a complaint",
  change_grievances: "Changed several complaints",
  grievance_acknowledge: "Acknowledged a complaint",
  grievance_answer: "Answered a complaint",
  grievance_ask: "Asked about a complaint",
  grievance_incoming: "Entered what came back about a complaint",
  grievance_move: "Moved the day of a complaint",
  grievance_escalate: "Took a complaint a level further",
  grievance_close: "Closed a complaint",
  grievance_reopen: "Reopened a complaint",
  export_grievances: "Downloaded complaints",
  erase_account: "Deleted an account",
} satisfies Record<AuditAct, string>

/** Those of whoever reads them, and of others: the same words. */
export const auditActTexts = inLanguages({ en: auditActs as Record<string, string> })

export const accountPersonalTexts = inLanguages({
  en: {
    accounts: {
      title: "Your account",
      columns: {
        email: "Email",
        full_name: "Name",
        mobile_number: "Mobile number",
        customer_type: "Kind of customer",
        is_professional: "Professional",
        is_admin: "Administrator",
        desk_role: "What you may do as an administrator",
        company_name: "Company",
        license_number: "Licence number",
        developer_company: "Development company",
        project_scale: "Scale of projects",
        city: "City",
        state: "State",
        country: "Country",
        language: "Language",
        created_at: "Signed up",
        activated_at: "Address confirmed",
        suspended_at: "Suspended",
        last_login_at: "Last sign-in",
        sign_in_count: "Sign-ins",
        updated_at: "Last change",
        deletion_due_at: "Will be deleted",
      },
      values: { customer_type: { individual: "Individual", builder: "Builder", developer: "Developer" } },
    },
    former_names: {
      title: "What you were called before",
      about: "Kept so that, when you delete your account, it is also struck out of what others wrote about you then.",
      columns: { kind: "What", value: "Before", replaced_at: "Changed" },
      values: {
        kind: { full_name: "Name", mobile_number: "Mobile number", email: "Email", business_name: "Business name" },
      },
    },
    consents: {
      title: "What you agreed to",
      columns: { kind: "To what", text_version: "Version of the text", granted_at: "When" },
      values: { kind: { terms: "Terms" } },
    },
    sessions: {
      title: "Where you signed in",
      about: "Sessions that are open, and those that ended in the last 30 days.",
      columns: {
        device: "Device",
        user_agent: "Browser, as it names itself",
        ip_address: "Network address",
        is_remembered: "Remembered",
        created_at: "Signed in",
        last_seen_at: "Last used",
        confirmed_at: "Last confirmed that it was you",
        expires_at: "Runs out",
        ended_at: "Ended",
        is_admin: "As an administrator",
        awaits_second_factor: "Waits for the second factor to be set up",
      },
    },
    sign_in_logs: {
      title: "Each time you signed in",
      about: "Of the last year. Administrators see it.",
      columns: {
        person_kind: "As",
        is_admin: "As an administrator",
        device: "Device",
        ip_address: "Network address",
        login_at: "Signed in",
        last_seen_at: "Last used",
        expires_at: "Runs out",
        ended_at: "Ended",
      },
      values: {
        person_kind: {
          regular: "Customer",
          provider: "Professional",
          dual_as_user: "Customer, being a professional as well",
          dual_as_provider: "Professional, being a customer as well",
          neither: "Administrator",
        },
      },
    },
    account_tokens: {
      title: "Links we mailed you",
      columns: {
        purpose: "For what",
        new_email: "New address",
        signed_up_from: "Network address of the sign-up",
        created_at: "Made",
        expires_at: "Ran out",
        used_at: "Used",
      },
      values: {
        purpose: {
          activate: "To activate the account",
          reset: "To reset the password",
          change_email: "To change the email",
          first_admin: "To become an administrator",
        },
      },
    },
    admin_invitations: {
      title: "Invitations to be an administrator",
      columns: {
        email: "Address",
        desk_role: "What you were to do",
        created_at: "Invited",
        expires_at: "Ran out",
        withdrawn_at: "Withdrawn",
        accepted_at: "Accepted",
      },
      values: { desk_role: { owner: "Owner", desk: "Desk", reader: "Reader" } },
    },
    second_factors: {
      title: "Your second factor",
      columns: { enabled_at: "In use since", created_at: "Set up", codes_left: "Recovery codes left" },
    },
    recovery_codes: {
      title: "Recovery codes you used",
      columns: { used_at: "Used" },
    },
    audit_entries: {
      title: "Security record",
      about:
        "Sign-ins are kept for a year and other acts for three, for as long as somebody may ask who was in an account.",
      columns: {
        act: "What",
        subject: "To what",
        details: "Details",
        ip_address: "Network address",
        created_at: "When",
      },
      values: {
        act: auditActs,
      },
    },
  } satisfies Record<string, TableTexts>,
})

/** In a person's own record, what an act was done to. */
export const ownAccountTexts = inLanguages({ en: { ownAccount: "Your account" } })

/** What the server answers about accounts and sessions: refusals and successes. */
export const accountProblems = inLanguages({
  en: {
    taken: "An account with this email already exists. Please log in instead.",
    commonPassword: "This password is one of the most common ones. Please choose another.",
    signedUp: "Your account has been created. Please open the link in the mail we have just sent you to activate it.",
    invalidLink: "Invalid activation link. Please check your email and try again.",
    expiredLink: "This activation link has expired. Please ask for a new one.",
    activeByAnotherLink:
      "An account with this email is active already, so this link is no longer needed. Please log in. If your password is not the right one, choose “Forgot password?” there.",
    manySignUps: (wait: string) =>
      `There have been several sign-ups with this email from here today. Please open the newest link in its mailbox, or try again in ${wait}.`,
    manyLinks: (wait: string) =>
      `Many activation links have been sent to this email today. Please open one that you asked for, or try again in ${wait}.`,
    manyUnopened: (wait: string) =>
      `Many people have just signed up from your network and have not opened their activation link yet. Please try again in ${wait}.`,
    activated: "Your account is active. You can log in now.",
    linkOnItsWay: "If this account is waiting to be activated, a new link is on its way to your email.",
    logInFailed: "Login failed",
    checkBoth: "Please check your email or mobile number and your password.",
    adminRefused: "Invalid admin credentials",
    useEmail: "Please use your e-mail",
    tooManyAttempts: (wait: string) => `Too many failed attempts. Please try again in ${wait}.`,
    suspended: `This account is suspended. Please write to ${brand.emails.support}.`,
    activateFirst: "Please activate your account first: open the link in the mail we sent you when you signed up.",
    loggedIn: "Login successful!",
    loggedOut: "You are logged out.",
    lastAdmin: "You are the only administrator who can admit others. Make somebody else an owner before you leave.",
  },
})

/** In letters about a change of the account: when it was made, and from where. */
export const changeOriginTexts = inLanguages({
  en: {
    labels: { when: "When", from: "From" },
    when: (day: string, clock: string) => `${day}, ${clock} (Indian time)`,
    from: (device: string, network: string) => `${device}, network address ${network}`,
    devices: { Desktop: "A computer", Mobile: "A phone", Tablet: "A tablet", Unknown: "An unknown device" },
  },
})

/** Around the forms for coming in. */
export const authPageTexts = inLanguages({
  en: {
    withoutScript: (mail: ReactNode) =>
      parts(
        "This page needs JavaScript, which is off in this browser. Please switch it on and load the page again, or write to us: ",
        mail,
      ),
    logInWithoutScript:
      "Logging in needs JavaScript, which is off in this browser. Please switch it on and load the page again.",
    signUpWithoutScript:
      "JavaScript is off in this browser. You can create an account here, but logging in and booking need JavaScript: please switch it on for that.",
    caption: "Every home begins as a drawing.",
  },
})

/** What an account is called, by `accountLabel` (specification 1 §6). */
export const rolesTexts = inLanguages({
  en: {
    labels: { admin: "Admin", both: "User & Professional", professional: "Professional", user: "User" },
    dual: "Dual Role Account",
  },
})
