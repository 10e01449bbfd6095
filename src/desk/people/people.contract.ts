import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { deskRoleFields, person, personDetails, personId, reasonFields } from "./people.schema.ts"
import { personRoles, personStates } from "./person-kinds.ts"
import { peopleFieldTexts } from "./texts.ts"

const peopleFilter = z.object({
  q: z.string().trim().max(200).optional().describe("Each word somewhere in the name, business or e-mail"),
  role: z.enum(personRoles).optional(),
  state: z.enum(personStates).optional().describe("Without it all but those that were erased"),
})
const byId = z.object({ id: personId })
const done = z.object({ message: z.string() })

export const deskPeople = contract({
  name: "admin_people",
  summary: "Accounts, the newest first; by a part of name, business or e-mail, by mobile number, or by an id",
  method: "GET",
  path: "/admin/people",
  who: "admin",
  texts: peopleFieldTexts,
  input: peopleFilter.extend({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ people: z.array(person), next: z.string().nullable() }),
})

export const peopleFile = contract({
  ...deskFile,
  name: "admin_people_csv",
  summary: "All that the filter of people has, as a table, the newest first",
  path: "/admin/people/csv",
  texts: peopleFieldTexts,
  input: peopleFilter,
})

export const deskPerson = contract({
  name: "admin_person",
  summary: "One account, with figures, open sessions and what administrators did about it",
  method: "GET",
  path: "/admin/people/{id}",
  who: "admin",
  refuses: ["not_found"],
  input: byId,
  output: personDetails,
})

/** An act about one account. What is irreversible, or takes rights away, wants to know again who asks. */
const act = {
  method: "POST",
  who: "admin",
  texts: peopleFieldTexts,
  refuses: ["not_found", "conflict"],
  output: done,
} as const

export const suspendPerson = contract({
  ...act,
  name: "suspend_person",
  summary:
    "Ends access at once and cancels open bookings; the person is told the reason, the other sides that it is off",
  path: "/admin/people/{id}/suspend",
  recentSignIn: true,
  input: reasonFields,
})

export const restorePerson = contract({
  ...act,
  name: "restore_person",
  summary: "Gives access back; bookings that were cancelled stay so",
  path: "/admin/people/{id}/restore",
  input: reasonFields,
})

export const resendPersonActivation = contract({
  ...act,
  name: "resend_person_activation",
  summary: "Mails the activation link again to somebody who has not opened theirs",
  path: "/admin/people/{id}/resend-activation",
  limit: { bucket: "resent-activations", perAccount: { max: 20, seconds: 3600 } },
  input: byId,
})

export const endPersonSessions = contract({
  ...act,
  name: "end_person_sessions",
  summary: "Signs the account out everywhere",
  path: "/admin/people/{id}/end-sessions",
  recentSignIn: true,
  input: byId,
})

export const deletePerson = contract({
  ...act,
  name: "delete_person",
  summary:
    "Begins the deletion that somebody asked for outside of the site; they can take it back as if they had asked here",
  path: "/admin/people/{id}/deletion",
  desk: "owner",
  recentSignIn: true,
  input: reasonFields,
})

export const setPersonDeskRole = contract({
  ...act,
  name: "set_desk_role",
  summary: "What somebody may do as an administrator; their sessions end",
  path: "/admin/people/{id}/desk-role",
  desk: "owner",
  recentSignIn: true,
  input: deskRoleFields,
})
