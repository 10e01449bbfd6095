import { LETTERS_A_DAY } from "../submission.rules.ts"

export default {
  failed: "Your complaint could not be sent. Please try again.",
  heading: "Make a complaint",
  choose: "Choose what it is about",
  hints: {
    booking: "With whom, and for which day.",
    message:
      "When it was, what you have tried so far, and what you want to happen. Please send no passwords and no numbers of identity papers.",
  },
  send: "Send complaint",
  thanks: {
    heading: "Thank you for telling us",
    next: `The number below is your ticket: with it and your e-mail address you see on this page when it came in, who answers and by which day. We mail it to you as well (to one address ${LETTERS_A_DAY} times a day at most).`,
    trouble: "Your ticket counts from the moment it reaches us.",
    another: "Make another complaint",
  },
}
