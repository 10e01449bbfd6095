/**
 * Whose password the form is about, for whatever keeps this person's passwords: it looks for the name in the form itself,
 * and takes one that is only visually hidden. Without a name it is not sent.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input
    type="email"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  />
)
