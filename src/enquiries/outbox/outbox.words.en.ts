/** What is said where a submission can neither be sent nor kept. */
export default {
  notKept:
    "We could not reach the server, and this browser keeps nothing for us. What you typed stays here: please try again in a moment.",
  cameBack: (message: string) => `What you sent before could not be taken. ${message}`,
}
