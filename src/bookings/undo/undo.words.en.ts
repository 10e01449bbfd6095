/** Taking back what has just been said. */
export default {
  undo: "Undo",
  failed: "This could not be undone. Please try again.",
}
