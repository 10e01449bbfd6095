export default {
  title: "Reviews",
  about: "That you wrote, and that were written about you.",
  columns: {
    professional: "Professional",
    customer: "Written by",
    rating: "Stars",
    title: "Title",
    comment: "Review",
    has_public_consent: "May be quoted",
    response: "Answer",
    created_at: "Written",
    responded_at: "Answered",
  },
}
