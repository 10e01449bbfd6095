export default {
  notification: "notification",
  /** Of a kind that this version of the site does not know. */
  unknownNews: { title: "News for you", message: "We cannot show what this is about at the moment." },
}
