/** What is said where a submission can neither be sent nor kept, and of one that was refused after the thanks. */
export default {
  notKept:
    "We could not reach the server, and this browser keeps nothing for us. What you typed stays here: please try again in a moment.",
  cameBack: (message: string) => `What you sent before could not be taken. ${message}`,
  open: "Open the form",
  later: "Not now",
  giveUp: "Do not send it",
}
