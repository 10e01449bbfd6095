/** The part of the settings about where somebody is signed in. */
export default {
  title: "Where you are logged in",
  lead: "If you do not know one of these, log it out and change your password.",
  thisDevice: "This device",
  network: (network: string) => `Network ${network}`,
  since: (day: string) => `Logged in ${day}`,
  lastUsed: (when: string) => `Last used ${when}`,
  inUse: "In use now",
  end: "Log out",
  /** Read aloud after the button's word. */
  endOf: (device: string) => `of ${device}`,
  endOthers: "Log out all other devices",
  notAll: (shown: number, total: number) => `These are the ${shown} used last of ${total}.`,
  failed: "That did not work. Please try again.",
}
