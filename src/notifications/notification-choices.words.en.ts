/** The part of the settings about what somebody is told, and how. */
export default {
  title: "What we tell you of",
  lead: "News is always noted in the app, under Notifications, so that you can look it up later. Which of it comes by mail as well is yours to say.",
  inApp: "In the app",
  byMail: "By mail",
  switchedOn: (label: string) => `By mail from now on: ${label}`,
  switchedOff: (label: string) => `No longer by mail: ${label}`,
  notKept: "That was not saved, so it stays as it was. Please try again.",
}
