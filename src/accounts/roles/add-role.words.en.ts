/** Adding the other side to an account that exists: the step with the code, the form, and what stands in the way. */
export default {
  fields: {
    email: "Email",
    code: "Code",
    type: "Type",
    formData: "Form data",
    userType: "User type",
    user_type: "User type",
    user_type_data: "User type data",
    full_name: "Full name",
    mobile_number: "Mobile number",
    business_name: "Business name",
    company_name: "Company name",
    license_number: "License number",
    developer_company: "Developer company",
    project_scale: "Project scale",
  },
  rules: {
    plain_text: (label: string) => `${label} must be plain text, without links or line breaks`,
    code_digits: () => "Please enter the 6 digits of the code",
    one_kind: (label: string) => `${label} must name the same kind of account as the other fields`,
    one_value: (label: string) => `${label} stands there twice, with different values`,
    of_side: () => "Please enter a user type that goes with the type: professional with provider, the others with user",
  },
  failed: "Failed to add role to existing user",
  refusals: {
    builderStays: "Builder accounts can only be service providers",
    developerStays: "Developer accounts can only be service providers",
    individualStays: "Individual users cannot become builders or developers",
    hasCustomer: "This account has the customer side already. Please log in.",
    hasProfessional: "This account has the professional side already. Please log in.",
    adminStays: "An administrator's account has no other side.",
  },
  added: {
    provider: "The professional side has been added to your account. Log in as before.",
    user: "The customer side has been added to your account. Log in as before.",
  },
}
