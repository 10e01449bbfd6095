export default {
  professional: "professional",
  service: "service",
  noAccount: (email: string) => `There is no account with the e-mail ${email}.`,
  notProfessional: (email: string) => `The account ${email} is not a professional's.`,
  approvalOver: "An approval must end in the future.",
  noArchitecture: (email: string) =>
    `${email} offers no architecture, so there is no Council of Architecture number to check.`,
}
