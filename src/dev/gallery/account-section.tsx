import { ChangeEmailForm } from "../../accounts/email/components/change-email-form.tsx"
import { ChangePasswordForm } from "../../accounts/password/components/change-password-form.tsx"
import { Section, Specimen } from "./specimen.tsx"

/** Forms of somebody's own pages: they act for whoever is signed in. */
export function AccountSection() {
  return (
    <Section title="Account">
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <Specimen name="Change of the password">
          <ChangePasswordForm />
        </Specimen>
        <Specimen name="Change of the email">
          <ChangeEmailForm email="meera.venkatanarasimharajuvaripeta@a-very-long-domain.example" />
        </Specimen>
      </div>
    </Section>
  )
}
