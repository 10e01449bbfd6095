export default {
  title: "Protect the administrator's account",
  first: "One step before you begin: administrators of this site log in with a second factor.",
  loading: "Loading your second factor",
  toDashboard: "Go to the administrator's page",
}
