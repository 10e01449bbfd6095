export default {
  title: "Copies of your data",
  columns: { asked_at: "Asked for", ready_at: "Ready", expires_at: "Deleted", next_at: "Next possible" },
}
