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
  /** An administrator who has to set up a second factor before this session opens anything else. */
  awaits_second_factor: boolean
  professional_id: string | null
  /** When the person last showed that it is them: at sign-in, or since by /auth/confirm. */
  confirmed_at: Date
}
