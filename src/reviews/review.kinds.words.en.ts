export default {
  topic: "Reviews of your work",
  written: {
    title: "New review",
    formerCustomer: "Former customer",
    message: (customer: string, rating: number, title: string) => `${customer} gave you ${rating} stars: “${title}”.`,
  },
}
