export default {
  written: {
    title: "New review",
    message: (customer: string, rating: number, title: string) => `${customer} gave you ${rating} stars: “${title}”.`,
  },
}
