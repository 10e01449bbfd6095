export default {
  title: "Letters to you",
  about: "What we mailed to this address in the last 90 days. The letters themselves are in your mailbox.",
  columns: {
    to_address: "To",
    subject: "Subject",
    kind: "Kind",
    language: "Language",
    created_at: "Written",
    sent_at: "Sent",
  },
}
