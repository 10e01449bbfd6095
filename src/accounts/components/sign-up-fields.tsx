import type { FieldErrors } from "../../platform/problem.ts"
import { Field } from "../../ui/field.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import type { Kind } from "../sign-up-here.ts"

export function SignUpFields({ kind, errors }: { kind: Kind; errors: FieldErrors }) {
  return (
    <>
      <Field label="Full name" name="full_name" icon="user" autoComplete="name" required error={errors.full_name} />
      {kind === "professional" && (
        <Field
          label="Business name"
          name="business_name"
          icon="briefcase"
          autoComplete="organization"
          hint="The name customers will find you by."
          required
          error={errors.business_name}
        />
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        icon="mail"
        autoComplete="email"
        hint="We send you a link to activate your account."
        required
        error={errors.email}
      />
      <Field
        label="Mobile number"
        name="mobile_number"
        type="tel"
        icon="phone"
        autoComplete="tel"
        placeholder="+91 98220 12345"
        required
        error={errors.mobile_number}
      />
      <PasswordField label="Password" name="password" meter required error={errors.password} />
    </>
  )
}
