/** Others who could make a visit that nobody has answered. */
export default {
  title: "Free at that time",
  book: (name: string) => `Book ${name}`,
}
