import type { TableWords } from "../platform/personal-data.server.ts"

export default {
  accounts: {
    title: "Your account",
    columns: {
      email: "Email",
      full_name: "Name",
      mobile_number: "Mobile number",
      customer_type: "Kind of customer",
      is_professional: "Professional",
      is_admin: "Administrator",
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
      updated_at: "Last change",
      deletion_due_at: "Will be deleted",
    },
    values: { customer_type: { individual: "Individual", builder: "Builder", developer: "Developer" } },
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
      expires_at: "Runs out",
      ended_at: "Ended",
    },
  },
  account_tokens: {
    title: "Links and codes we mailed you",
    columns: {
      purpose: "For what",
      attempts: "Wrong tries",
      created_at: "Made",
      expires_at: "Ran out",
      used_at: "Used",
    },
    values: { purpose: { activate: "To activate the account", reset: "To reset the password", email_code: "A code" } },
  },
  audit_entries: {
    title: "Security record",
    about:
      "Sign-ins are kept for a year and other acts for three, for as long as somebody may ask who was in an account.",
    columns: { act: "What", subject: "To what", details: "Details", ip_address: "Network address", created_at: "When" },
    values: {
      act: {
        sign_up: "Signed up",
        activate: "Address confirmed",
        sign_in: "Signed in",
        sign_in_failed: "Wrong password",
        sign_out: "Signed out",
        record_checks: "Recorded a check of papers",
        ask_deletion: "Asked for deletion",
        take_back_deletion: "Took deletion back",
      },
    },
  },
} satisfies Record<string, TableWords>
