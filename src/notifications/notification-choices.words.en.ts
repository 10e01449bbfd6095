/** The part of the settings about what somebody is told, and how. */
export default {
  title: "How we tell you",
  lead: "Everything is listed in the app under Notifications. Choose what we send by mail as well.",
  inApp: "In the app",
  byMail: "By mail",
  switchedOn: (label: string) => `By mail from now on: ${label}`,
  switchedOff: (label: string) => `No longer by mail: ${label}`,
  notKept: "That was not saved, so it stays as it was. Please try again.",
}
