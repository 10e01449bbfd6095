/** What the head of a shared page says by itself. */
export default {
  pictureAlt: (title: string, line: string) => `Drawings, and the words: ${title}. ${line}`,
}
