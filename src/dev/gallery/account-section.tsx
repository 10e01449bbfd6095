import { ChangeEmailForm } from "../../accounts/email/components/change-email-form.tsx"
import { ChangePasswordForm } from "../../accounts/password/components/change-password-form.tsx"
import { AddSide } from "../../accounts/roles/components/add-side.tsx"
import { Section, Specimen } from "./specimen.tsx"

const user = { email: "somebody@demo.example", has_user_role: false, has_provider_role: false }

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
        <Specimen name="The professional's side, for a customer">
          <AddSide user={{ ...user, has_user_role: true }} />
        </Specimen>
        <Specimen name="The customer's side, for a professional">
          <AddSide user={{ ...user, has_provider_role: true }} />
        </Specimen>
      </div>
    </Section>
  )
}
