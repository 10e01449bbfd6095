const classes = "wrap-anywhere text-tile-ink underline underline-offset-4 hover:no-underline"

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={classes}>
      {email}
    </a>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={classes}>
      {phone}
    </a>
  )
}
