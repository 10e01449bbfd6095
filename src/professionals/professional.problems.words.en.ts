export default {
  professional: "professional",
  service: "service",
  noAccount: (email: string) => `There is no account with the e-mail ${email}.`,
  notProfessional: (email: string) => `The account ${email} is not a professional's.`,
  approvalOver: "An approval must end in the future.",
  checkerMissing: "Who looked at the papers? A check is recorded by the name of who made it.",
  numberMissing: {
    coa: "Which number was found in the Council of Architecture's register?",
    gst: "Which GST number was looked up?",
  },
  numberWrong: {
    coa: (typed: string) => `"${typed}" is not a Council of Architecture number, like CA/2010/12345.`,
    gst: (typed: string) => `"${typed}" is not a GST number: 15 characters, and the last must fit the others.`,
  },
  noArchitecture: (email: string) =>
    `${email} offers no architecture, so there is no Council of Architecture number to check.`,
}
