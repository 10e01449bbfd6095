import { inLanguages } from "../../platform/language/language.ts"

type Words = Record<string, string | undefined>

const checks: Words = {
  kyc: "Identity and address",
  coa: "Council of Architecture",
  gst: "GST registration",
  other: "Licence",
}
const results: Words = { approved: "Approved", refused: "Refused", withdrawn: "Withdrawn", expired: "Expired" }
const rights: Words = { owner: "Owner", desk: "Desk", reader: "Reader", none: "No administrator" }
const kindsOfPeople: Words = {
  individual: "Customer",
  builder: "Builder",
  developer: "Developer",
  professional: "Professional",
}
const kindsOfContent: Words = {
  review: "Review",
  project: "Project",
  message: "Message",
  comment: "Comment",
  post: "Post",
  portrait: "Portrait",
}
const parts: Words = {
  ...{ services: "Services", cities: "Cities", localities: "Localities", synonyms: "Synonyms" },
  ...{ papers: "Papers that wait", second_looks: "Second looks", professionals: "Professionals" },
  ...{ posts: "Posts", comments: "Comments" },
}
const figures: Words = {
  ...{ figures: "All figures", people: "New people", professionals: "New professionals", requests: "Requests" },
  ...{ answered: "Answered in time", bookings: "Bookings", reviews: "Reviews" },
}
const shown: Words = {
  ...{ waiting: "Waiting", held: "Waiting", reported: "Reported", visible: "Shown" },
  ...{ published: "Published", hidden: "Hidden" },
}
const periods: Words = {
  ...{ week: "The last seven days", before: "The seven days before", month: "The last 30 days" },
  quarter: "The last 90 days",
}
const kindsOfComplaints: Words = {
  ...{ person: "About a person", content: "About content", refund: "Refund", account: "Account" },
  ...{ privacy: "Privacy", company: "About us" },
}
const kindsOfSubmissions: Words = {
  ...{ contact: "Message", inquiry: "Inquiry", waiting_list: "Waiting list" },
  ...{ registration: "Registration", career: "Career" },
}
const levelsOfComplaints: Words = { 0: "Officer", 1: "Officer again", 2: "Management" }

/** What stands in the details of an act: by its name what it is called, and by name and value what a value means. */
export const auditDetailTexts = inLanguages({
  en: {
    labels: {
      reason: "Reason",
      note: "Note",
      ended: "Sessions that ended",
      role: "Rights",
      "export_people role": "Role",
      before: "Before",
      after: "After",
      service: "Service",
      city: "City",
      city_id: "City",
      state_id: "State",
      country_id: "Country",
      name: "Name",
      code: "Code",
      latitude: "Latitude",
      longitude: "Longitude",
      countries: "Countries",
      states: "States",
      cities: "Cities",
      invited: "Invited",
      invitation: "Invitation",
      ids: "About",
      rows: "Rows",
      has_q: "Filtered by words",
      has_note: "With a note",
      q: "Filtered by",
      state: "State",
      kind: "Kind",
      part: "What",
      week: "Week",
      period: "Days",
      show: "List",
      text: "Text",
      level: "Level",
      "change_banner level": "Kind",
      is_on: "Switched on",
      from: "From",
      to: "To",
      until: "Until",
      reviews: "Reviews",
      word: "People type",
      means: "It means",
      professional_id: "Professional",
      provider_id: "Professional",
      provider_ids: "Professionals",
      check: "Check",
      kinds: "Checks",
      kept: "Stays approved",
      numbers: "Numbers",
      number: "Number",
      licence: "Licence",
      result: "Decision",
      valid_until: "Valid until",
      checker: "Checked by",
      by: "Looked at by",
      recorded_by: "Approved by",
      needs_second: "Needs two administrators",
      conversation_id: "Conversation",
      message_ids: "Messages",
      reports: "Reports that it answers",
      title: "Title",
      version: "Version",
      post: "Post",
      status: "State",
      assigned: "Whose",
      assigned_to: "Who has it",
      assignee: "Who has it",
      is_spam: "Spam",
      resolve_by: "Answer due",
      count: "How many",
      remember: "Stays signed in",
      is_admin: "As an administrator",
      session_id: "Session",
    } as Words,
    values: {
      check: checks,
      kinds: checks,
      kept: checks,
      numbers: checks,
      result: results,
      "set_desk_role before": rights,
      "set_desk_role role": rights,
      "invite_admin role": rights,
      "resend_admin_invitation role": rights,
      "withdraw_admin_invitation role": rights,
      "accept_admin_invitation role": rights,
      "export_people role": { customer: "Customer", professional: "Professional", admin: "Administrator" },
      "export_people state": {
        ...{ active: "Active", waiting: "Waits for activation", suspended: "Suspended" },
        ...{ leaving: "Will be deleted", erased: "Deleted" },
      },
      "sign_up kind": kindsOfPeople,
      "add_role kind": kindsOfPeople,
      "export_submissions kind": kindsOfSubmissions,
      "export_grievances kind": kindsOfComplaints,
      kind: kindsOfContent,
      part: parts,
      "export_figures part": figures,
      week: periods,
      period: periods,
      show: shown,
      "change_banner level": { info: "News", warning: "Please note", urgent: "Urgent" },
      level: levelsOfComplaints,
      status: {
        ...{ new: "New", in_progress: "In progress", answered: "Answered", closed: "Done", open: "Open" },
        ...{ waiting: "Waiting", all: "All" },
      },
      assigned_to: { "": "nobody" },
      assigned: { me: "Their own", nobody: "Nobody’s" },
    } as Record<string, Words | undefined>,
    yes: "Yes",
    no: "No",
    nothing: "none",
    became: " → ",
    network: "Network",
  },
})
