/** Administrators need a second factor, except in the demo and on a developer's machine. */
let isRequired = false

/** Called once at start. */
export const requireSecondFactorOfAdmins = (required: boolean) => {
  isRequired = required
}

/** Of the account, whichever door its session was opened at: what it switches off there it lacks at the other. */
export const isRequiredOf = ({ is_admin }: { is_admin: boolean }) => isRequired && is_admin
