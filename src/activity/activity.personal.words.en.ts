export default {
  title: "What you did",
  columns: { action: "What", details: "Details", created_at: "When" },
}
