/** What an administrator may do, the most first: everything; answer and decide; see. */
export const deskRoles = ["owner", "desk", "reader"] as const
export type DeskRole = (typeof deskRoles)[number]

/** Who is asking, as the session row says. */
export interface Actor {
  account_id: string
  session_id: string
  email: string
  full_name: string
  business_name: string | null
  customer_type: "individual" | "builder" | "developer" | null
  is_customer: boolean
  is_professional: boolean
  /** Only of a session that was opened at /admin/login. */
  is_admin: boolean
  /** Means nothing without `is_admin`. */
  desk_role: DeskRole
  /** An administrator who has to set up a second factor before this session opens anything else. */
  awaits_second_factor: boolean
  professional_id: string | null
  /** When the person last showed that it is them: at sign-in, or since by /auth/confirm. */
  confirmed_at: Date
}

/** Whether this administrator has that role or one above it. */
export const hasDeskRole = ({ is_admin, desk_role }: Pick<Actor, "is_admin" | "desk_role">, role: DeskRole) =>
  is_admin && deskRoles.indexOf(desk_role) <= deskRoles.indexOf(role)
