/** Which door an account comes in by. Admin rights come from the admin's door alone (decisions 3). */
export interface Rights {
  customer_type: string | null
  is_professional: boolean
}

/** Nothing but an admin: unknown at /login and to its look-up. */
export const isOnlyAdmin = ({ customer_type, is_professional }: Rights) => customer_type === null && !is_professional

export const logInPathOf = (rights: Rights) => (isOnlyAdmin(rights) ? "/admin/login" : "/login")
